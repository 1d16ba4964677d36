import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Una publicació o un vídeo d’una xarxa social, amb el seu enllaç dins.',
    'En la pàgina de privacitat, sense `url`: l’interruptor d’un proveïdor.',
  ],
  avoid: [
    'El codi que dona la xarxa: no l’enganxeu mai, posa galetes sense preguntar.',
    'Un mapa, un gràfic o un joc: és un `<ap-embed>`.',
    'Una pàgina del club: no s’hi mostra res de fora.',
  ],
  keyboard: [
    [
      'Enter o Espai, en «Mostreu el contingut»',
      'El mostra. Un altre botó el mostra sempre, i es pot desfer.',
    ],
  ],
  screenReader: [
    'Abans de mostrar-lo es llig qui sabrà que s’ha vist. Els botons diuen de quin proveïdor són.',
    'El marc té un títol. La resta depén de la xarxa.',
  ],
};
