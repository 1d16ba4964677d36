import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un directe o un vídeo que es vol continuar veient mentre es fa una altra cosa.'],
  avoid: [
    'Un telèfon: no té finestres menudes, i l’enllaç obri una pestanya.',
    'El vídeo que acompanya qui baixa per la pàgina: ja ho fa `<ap-opening>`.',
  ],
  keyboard: [
    [
      'Enter, en l’enllaç',
      'Obri la finestra i para el vídeo de la pàgina. Amb Ctrl fa el que mana el navegador.',
    ],
  ],
  screenReader: ['És un enllaç que diu que obri una finestra.'],
};
