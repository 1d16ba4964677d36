import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['La pàgina de resultats de la cerca de tota la web.'],
  avoid: [
    'Filtrar una llista per edat o municipi: és un `<ap-index>`.',
    'Unes altres categories: les cinc són fixes.',
  ],
  keyboard: [
    ['Enter, en una pestanya', 'Va als seus resultats.'],
    ['Enter o ↓, en el desplegable', 'L’obri. Les fletxes van d’un enllaç a l’altre, i Esc el tanca.'],
  ],
  screenReader: ['Les pestanyes són enllaços d’una navegació amb nom, i es llig quina està triada.'],
};
