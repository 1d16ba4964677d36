import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [backUrl],
  sends: [
    {
      call: 'GET (src)',
      sends: 'La galeta de la sessió, per a saber si es pot vore.',
      kept: 'Res.',
    },
  ],
};
