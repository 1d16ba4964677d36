import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['La pàgina d’un vídeo o d’un àudio llarg, amb moments que es busquen: temes, cançons, entrevistes.'],
  avoid: [
    'El text del que es diu: és un `<ap-transcription>`.',
    'Moments d’un vídeo que no és en la pàgina: els enllaços porten a la pàgina del vídeo i no hi ha botons de compartir.',
  ],
  keyboard: [
    ['Enter, en un moment', 'Porta el reproductor a eixe segon, i comença a reproduir.'],
    [
      'Enter o Espai, en el botó del costat',
      'Copia l’enllaç del moment, o obri el menú de compartir del sistema. En el club i amb la sessió d’una criatura no hi ha eixe botó.',
    ],
  ],
  screenReader: [
    'És la navegació i la llista d’enllaços que escriu el servidor; feta de «points», la navegació es diu «Moments».',
    'Cada botó diu de quin moment és, i «Enllaç copiat» s’anuncia.',
  ],
  beside: 'player',
};
