import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: [
    'La pàgina de qui ha oblidat la contrasenya, amb `variant="request"`.',
    'La pàgina on porta l’enllaç del correu, amb `variant="reset"`.',
  ],
  avoid: ['Canviar la contrasenya amb la sessió oberta: és en `<ap-profile>`.'],
  keyboard: [...formKeys],
  screenReader: [...formScreenReader, 'Amb `stay`, quan s’ha enviat el focus va a la confirmació.'],
};
