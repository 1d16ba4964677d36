import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['La pàgina de la programació, amb els canals i nou dies.'],
  avoid: ['El que s’emet ara en una portada: és un `<ap-schedule-carousel>` o un `<ap-streaming-list>`.'],
  keyboard: [
    ['Tab', 'Va pels canals, pels dies i pels programes, que són enllaços.'],
    ['← i →', 'Fan córrer la fila dels dies. Inici i Fi van als extrems.'],
  ],
  screenReader: [
    'Els canals i els dies són navegacions amb nom, i es llig quin està triat.',
    'El programa que s’emet porta el text «Ara», i no només un color.',
  ],
};
