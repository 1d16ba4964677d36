import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['En la pàgina d’un contingut, per a compartir-la o copiar-ne l’adreça.'],
  avoid: [
    'Seguir els perfils de la casa: és en `<ap-header>` o en el peu.',
    'Compartir un moment d’un vídeo: és un `<ap-cue-points>`.',
  ],
  keyboard: [
    ['Enter, en una xarxa', 'Obri el formulari de la xarxa en una finestra nova.'],
    ['Enter o Espai, en «Més»', 'Mostra la resta de les xarxes.'],
    ['Enter o Espai, en «Copieu l’enllaç»', 'Copia l’adreça.'],
  ],
  screenReader: [
    'És una llista amb el nom «Compartiu». Els enllaços diuen que obrin una finestra nova.',
    '«Enllaç copiat» s’anuncia. «Més» diu si la resta es veu.',
  ],
};
