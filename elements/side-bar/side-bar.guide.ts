import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Al costat d’un article llarg, amb el que s’hi pot fer: compartir-lo, guardar-lo, baixar-lo.'],
  avoid: [
    'El menú d’un programa: és un `<ap-show-nav>`.',
    'Més text o anuncis: una barra que acompanya ha de ser curta.',
  ],
  keyboard: [],
  screenReader: [
    'No hi afig cap paper: el que es llig és el que té dins.',
    'Mentre el focus és dins, la barra no se’n va. Si taparia el que té el focus, es retira.',
  ],
};
