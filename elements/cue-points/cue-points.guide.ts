import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['La pàgina d’un vídeo o d’un àudio llarg, amb moments que es busquen: temes, cançons, entrevistes.'],
  avoid: [
    'El text del que es diu: és un `<ap-transcription>`.',
    'Una pàgina sense reproductor que puga anar a un segon: els enllaços funcionen, però obrin una altra pàgina.',
  ],
  keyboard: [
    ['Enter, en un moment', 'Porta el reproductor a eixe segon, i sona.'],
    [
      'Enter o Espai, en el botó del costat',
      'Copia l’enllaç del moment, o obri el menú de compartir del telèfon.',
    ],
  ],
  screenReader: [
    'És una navegació amb el nom «Moments» i una llista d’enllaços.',
    'Cada botó diu de quin moment és, i «Enllaç copiat» s’anuncia.',
  ],
};
