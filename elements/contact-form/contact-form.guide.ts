import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Una pàgina perquè la gent escriga a la casa, amb compte o sense.'],
  avoid: [
    'Que us envien fotos, vídeos o un text per a publicar: és un `<ap-ugc-form>`.',
    'Una subscripció: és un `<ap-newsletter>`.',
  ],
  keyboard: [...formKeys, ...dialogKeys],
  screenReader: [
    ...formScreenReader,
    'Quan s’ha enviat s’obri un quadre amb les gràcies, i en tancar-lo el formulari està buit.',
  ],
};
