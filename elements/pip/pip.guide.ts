import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un directe o un vídeo que es vol continuar veient mentre es navega per altres pàgines.'],
  avoid: [
    'Un telèfon: no té finestres menudes, i l’enllaç obri una pestanya.',
    'El vídeo que acompanya qui baixa per la pàgina: ja ho fa `<ap-opening>`.',
  ],
  keyboard: [
    [
      'Enter, en l’enllaç',
      'Obri la finestra i para el vídeo de la pàgina. Amb Ctrl, o amb Cmd en un Mac, obri una pestanya.',
    ],
  ],
  screenReader: ['És un enllaç, i es llig que obri una finestra nova.'],
  beside: 'player',
};
