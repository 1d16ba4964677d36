import type { Guide } from '../../src/element/guide.types.ts';
import { rowKeys, rowScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['El que s’emet ara i el que ve, en la portada o en la pàgina d’un canal.'],
  avoid: [
    'La programació sencera: és un `<ap-schedule>`.',
    'El que s’emet ara en tots els canals: és un `<ap-streaming-list>`.',
  ],
  keyboard: [...rowKeys],
  screenReader: [...rowScreenReader, 'El programa que s’emet porta el text «Ara», i no només un color.'],
};
