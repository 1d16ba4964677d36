import type { Guide } from '../../src/element/guide.types.ts';
import { menuKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['El menú d’un programa o d’un blog, davall de la capçalera.'],
  avoid: [
    'El menú de tota la web: és en `<ap-header>`.',
    'Pestanyes dins d’una pàgina: ací cada enllaç porta a una pàgina.',
  ],
  keyboard: [...menuKeys],
  screenReader: [
    'És la navegació que escriviu, amb el seu nom, i es llig quin enllaç és el de la pàgina.',
    '«Més» i els submenús són botons que diuen si estan oberts.',
  ],
};
