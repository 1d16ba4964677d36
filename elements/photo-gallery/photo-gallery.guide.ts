import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, rowKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Unes quantes fotos que es miren d’una en una, amb títol i firma: un reportatge, una festa.'],
  avoid: ['Una sola foto: és una imatge amb el seu peu.', 'Targetes amb enllaç: són un `<ap-carousel>`.'],
  keyboard: [
    ...rowKeys,
    ['Enter o Espai, en el botó de pantalla completa', 'Obri la galeria a pantalla completa, en un diàleg.'],
    ...dialogKeys,
  ],
  screenReader: [
    'És un carrusel amb el nom «Galeria de 5 fotos». Quan es canvia de foto s’anuncia el número: «2 de 5».',
    'El títol i la firma són el peu de la foto.',
    'En tancar la pantalla completa, el focus torna on estava i es veu la mateixa foto.',
  ],
};
