import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'En la pàgina d’un contingut, perquè es compartisca. Amb `variant="aside"` també se’n pot copiar l’adreça.',
  ],
  avoid: [
    'Enllaços als perfils de la casa en les xarxes: van en `<ap-header>` o en el peu.',
    'Compartir un moment d’un vídeo: és un `<ap-cue-points>`.',
    'Una pàgina del club infantil: la barra s’hi amaga, com amb la sessió d’una criatura.',
  ],
  keyboard: [
    ['Enter, en una xarxa', 'Obri la pàgina de compartir de la xarxa en una finestra nova.'],
    ['Enter o Espai, en «Més»', 'Mostra la resta de les xarxes.'],
    ['Enter o Espai, en «Copieu l’enllaç»', 'Copia l’adreça. És en les variants «aside» i «live».'],
  ],
  screenReader: [
    'És una llista amb el nom «Compartiu». Els enllaços diuen que obrin una finestra nova.',
    'S’anuncia «Enllaç copiat». El botó «Més» diu si la resta es veu.',
  ],
};
