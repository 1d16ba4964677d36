import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, rowKeys, rowScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Fotos que es miren d’una en una, amb títol i firma, també a pantalla completa.'],
  avoid: ['Una sola foto: és una imatge amb el seu peu.', 'Targetes amb enllaç: són un `<ap-carousel>`.'],
  keyboard: [
    ...rowKeys,
    ['Enter o Espai, en el botó de pantalla completa', 'L’obri a pantalla completa.'],
    ...dialogKeys,
  ],
  screenReader: [
    ...rowScreenReader,
    'S’anuncia el número de la foto. El títol i la firma són el seu peu.',
    'En tancar la pantalla completa, el focus i la foto són els mateixos.',
  ],
};
