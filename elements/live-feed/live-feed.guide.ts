import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Contar una cosa mentre passa: un partit, una nit electoral, una festa.'],
  avoid: [
    'Una notícia que ja està escrita: és un article.',
    'El vídeo d’un directe: és un `<ap-player>` o un `<ap-opening>`.',
    'Comentaris del públic: els missatges els escriu la redacció.',
  ],
  keyboard: [
    ['Enter o Espai, en «missatges nous»', 'Mostra els nous, i porta el focus al primer.'],
    ['Enter o Espai, en «Missatges anteriors»', 'Porta els anteriors.'],
    [
      'Enter, en «Compartiu»',
      'Porta a la barra per a compartir el missatge, que ix quan el focus s’hi acosta.',
    ],
  ],
  screenReader: [
    'S’anuncia quants missatges han arribat, una vegada per tanda, i no el seu text.',
    'El text que es llig, es toca o té el focus no es mou. El que s’ha retirat ho diu en el seu lloc.',
  ],
};
