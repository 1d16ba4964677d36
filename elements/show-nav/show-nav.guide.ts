import type { Guide } from '../../src/element/guide.types.ts';
import { menuKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['El menú d’un programa o d’un blog, davall de la capçalera.'],
  avoid: [
    'El menú de tota la web: és en `<ap-header>`.',
    'Pestanyes dins d’una pàgina: cada enllaç porta a una pàgina.',
  ],
  keyboard: [...menuKeys],
  screenReader: [
    'És una navegació amb el nom del programa, i es diu en quin enllaç som.',
    '«Més» i els submenús són botons que diuen si estan oberts.',
  ],
};
