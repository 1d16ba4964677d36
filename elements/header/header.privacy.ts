import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl, intent } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [backUrl, intent],
  sends: [
    {
      call: 'POST /api/front/user/logout',
      sends: 'La galeta de la sessió, per a tancar-la.',
      kept: 'Res: la sessió s’esborra.',
    },
  ],
};
