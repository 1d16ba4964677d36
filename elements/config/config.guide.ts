import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'En totes les pàgines, una vegada, la primera dins del cos.',
    'Per als valors de tota la pàgina: el lloc, les adreces, els servicis. Els avisos per a qui edita venen amb `preview`.',
  ],
  avoid: [
    'El valor d’una sola etiqueta: va en l’etiqueta mateixa.',
    'Secrets: el que s’hi escriu és en el codi de la pàgina.',
    '`dev` o `preview` en una pàgina publicada.',
  ],
  keyboard: [],
  screenReader: [
    'No mostra res i no la llig cap lector de pantalla. Els avisos de `preview` són text de la pàgina.',
  ],
};
