import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['El que encapçala la pàgina d’un vídeo o d’un àudio, amb el següent darrere.'],
  avoid: [
    'Un vídeo dins d’un text: és un `<ap-player>`.',
    'Un vídeo d’una altra web: és un `<ap-social-embed slot="embed">` dins de l’obertura.',
  ],
  keyboard: [
    ['Enter, en la imatge', 'Comença el vídeo o l’àudio.'],
    ['Espai, en «Reproducció automàtica del següent»', 'L’activa o la desactiva.'],
    ['Les del reproductor', 'Són les de `<ap-player>`.'],
  ],
  screenReader: [
    'L’enllaç de la imatge diu el títol i la duració.',
    'El compte arrere abans del següent té botons per a començar ja i per a cancel·lar, i s’anuncia.',
    'Si la reproducció automàtica no pot ser, es diu per què: estalvi de dades o menys moviment.',
  ],
};
