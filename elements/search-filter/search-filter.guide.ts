import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['La pàgina de resultats: tot, notícies, vídeos, àudios i programes.'],
  avoid: [
    'Filtrar una llista per edat o municipi: és un `<ap-index>`.',
    'Altres categories: les cinc són fixes.',
  ],
  keyboard: [
    ['Enter, en una pestanya', 'Va als seus resultats.'],
    ['Les del desplegable', 'Amb `variant="dropdown"`: fletxes per a moure’s, Esc per a tancar-lo.'],
  ],
  screenReader: ['És una navegació amb nom: les pestanyes són enllaços, i es diu quina és la d’ara.'],
};
