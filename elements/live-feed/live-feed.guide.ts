import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'Contar una cosa mentre passa: un partit, una nit electoral, una festa.',
    'El fragment de dalt és d’un directe acabat: en un que continua, lleveu `closed`.',
  ],
  avoid: [
    'Una notícia que ja està escrita: és un article.',
    'El vídeo d’un directe: és un `<ap-player>` o un `<ap-opening>`.',
    'Comentaris del públic: ací només escriu la redacció.',
  ],
  keyboard: [
    ['Enter o Espai, en «3 missatges nous»', 'Mostra els nous, i porta el focus al primer.'],
    ['Enter o Espai, en «Missatges anteriors»', 'Porta els anteriors.'],
    [
      'Enter, en «Compartiu»',
      'Porta a la barra per a compartir el missatge, que apareix quan el focus hi arriba.',
    ],
  ],
  screenReader: [
    'S’anuncia quants missatges han arribat, una vegada per tanda, i no el seu text.',
    'El missatge que es llig o que té el focus no es mou. Si un missatge s’ha retirat, es diu en el seu lloc.',
  ],
};
