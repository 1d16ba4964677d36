import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Dalt de la pàgina d’un vídeo o d’un àudio, sol, en una llista o amb un altre que ve després.'],
  avoid: [
    'Un vídeo dins d’un text: és un `<ap-player>`.',
    'Un vídeo d’una altra web: és un `<ap-social-embed slot="embed">` dins de l’obertura.',
  ],
  keyboard: [
    ['Enter, en la imatge', 'Comença a reproduir.'],
    ['Espai, en «Reproducció automàtica del següent»', 'L’activa o la desactiva.'],
    ['Les del reproductor', 'Són les de `<ap-player>`.'],
  ],
  screenReader: [
    'L’enllaç de la imatge diu el títol i la duració.',
    'El compte arrere abans del següent té botons per a començar ja i per a cancel·lar, i s’anuncia.',
    'Si la reproducció automàtica no es pot activar, es diu per què: el navegador estalvia dades o demana menys moviment.',
  ],
};
