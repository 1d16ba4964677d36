import type { Guide } from '../../src/element/guide.types.ts';
import { rowKeys, rowScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: [
    'Una fila de targetes d’importància semblant: recirculació, capítols, una llista de reproducció.',
    'Una fila que el servidor ja ha escrit i que s’ha de poder fer córrer.',
  ],
  avoid: [
    'El més important de la pàgina: el que no es veu d’entrada, molta gent no ho veu mai.',
    'Fotos amb títol i firma: és un `<ap-photo-gallery>`.',
    'Una llista llarga: és un `<ap-load-more>` o un `<ap-index>`.',
  ],
  keyboard: [...rowKeys],
  screenReader: [...rowScreenReader],
};
