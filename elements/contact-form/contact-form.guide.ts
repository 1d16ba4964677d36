import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formScreenReader, messageKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['La pàgina de contacte: preguntes, queixes i suggeriments, amb compte o sense.'],
  avoid: [
    'Rebre fotos, vídeos o textos per a publicar: és un `<ap-ugc-form>`.',
    'Subscriure’s a un butlletí: és un `<ap-newsletter>`.',
  ],
  keyboard: [...messageKeys, ...dialogKeys],
  screenReader: [
    ...formScreenReader,
    'Quan s’ha enviat s’obri un diàleg amb les gràcies, i en tancar-lo el formulari està buit.',
  ],
};
