import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'En totes les pàgines, una vegada, la primera dins de `<body>`. Normalment la posa la plantilla.',
    'Per als valors de tota la pàgina: la web a què pertany, les adreces, els servicis de vídeo, mapes i anuncis.',
    'Amb `preview`, mentre s’edita una pàgina: els errors dels atributs ixen en la mateixa pàgina.',
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
