import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Una publicació o un vídeo d’una xarxa social: en `url` va la seua adreça, com ara `https://www.youtube.com/watch?v=aqz-KE-bpKQ`, i dins, el seu enllaç.',
    'En la pàgina de privacitat, sense `url`: l’interruptor d’un proveïdor.',
  ],
  avoid: [
    'El codi per a incrustar que dona la xarxa: no l’enganxeu en la pàgina, perquè posa galetes sense preguntar. Ací fa falta l’adreça.',
    'Un mapa, un gràfic o un joc: és un `<ap-embed>`.',
    'Una pàgina del club infantil: no s’hi mostra res d’altres webs, ni l’enllaç.',
  ],
  keyboard: [
    [
      'Enter o Espai, en «Mostreu el contingut»',
      'Mostra el contingut. Un altre botó mostra sempre els d’eixe proveïdor, i es pot desfer.',
    ],
  ],
  screenReader: [
    'Abans de mostrar el contingut es llig qui sabrà que s’ha vist. Els botons diuen de quin proveïdor són.',
    'El marc té un títol. L’accessibilitat del contingut depén de la xarxa.',
  ],
};
