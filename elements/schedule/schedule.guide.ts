import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['La pàgina de la programació, amb tots els canals i nou dies.'],
  avoid: ['El que s’emet ara en una portada: és un `<ap-schedule-carousel>` o un `<ap-streaming-list>`.'],
  keyboard: [
    ['Tab', 'Va pels canals, pels dies i pels programes, que són enllaços.'],
    ['← i →', 'Fan córrer la fila dels dies. Inici i Fi van als extrems.'],
  ],
  screenReader: [
    'Els canals i els dies són navegacions amb nom, i es diu quin és el d’ara.',
    'El programa que s’emet ho diu amb text, i no només amb color.',
  ],
};
