import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['El text d’un vídeo o d’un àudio, per a llegir mentre s’escolta o per a buscar-hi.'],
  avoid: ['Els subtítols: van en el fitxer del vídeo.', 'Uns quants moments: són un `<ap-cue-points>`.'],
  keyboard: [
    ['Tab', 'Passa per la cerca i les eines, i després per les frases: una parada per a totes.'],
    ['← → ↑ ↓', 'Van d’una frase a l’altra; Inici i Fi, als extrems.'],
    ['Enter o Espai, en una frase', 'Porta el reproductor a eixa frase.'],
    ['Enter, en la cerca', 'Va al resultat següent; amb Maj, a l’anterior. Esc la buida.'],
    ['Enter o Espai, en una paraula del diccionari', 'Obri la seua definició en un diàleg; Esc el tanca.'],
  ],
  screenReader: [
    'Cada frase amb temps té un botó amb el seu text. La que sona està marcada com a actual, i no s’anuncia: ja se sent.',
    'El resultat de la cerca s’anuncia: «2 de 7». Els botons de repetir i d’anar a poc a poc diuen si estan premuts.',
  ],
  beside: 'player',
};
