import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Al costat d’un article llarg, amb el que s’hi pot fer: compartir-lo, guardar-lo, baixar-lo.',
    'Dins d’un element tan alt com el tros de pàgina que la barra ha d’acompanyar.',
  ],
  avoid: [
    'El menú d’un programa: és un `<ap-show-nav>`.',
    'Més text o anuncis: la barra ha de ser curta.',
    'Una barra que taparia massa text, o una finestra baixa: no es queda a la vista.',
  ],
  keyboard: [],
  screenReader: [
    'No hi afig cap rol ni cap text: es llig el que hi escriviu dins.',
    'Mentre el focus és dins, la barra no s’amaga. En un mòbil, quan el focus va al text, s’amaga per a no tapar-lo.',
  ],
};
