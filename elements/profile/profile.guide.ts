import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['La pàgina del compte de qui ha entrat: dades, preferits, programes, criatures i baixa.'],
  avoid: [
    'Iniciar la sessió: és un `<ap-login>`.',
    'El perfil públic d’una persona: este només el veu ella.',
  ],
  keyboard: [...formKeys, ...dialogKeys],
  screenReader: [
    'Les pestanyes són enllaços d’una navegació amb nom, i es diu quina és la d’ara.',
    ...formScreenReader,
    'Si la sessió s’ha acabat, o si el canvi ho demana, un diàleg torna a demanar l’accés.',
  ],
};
