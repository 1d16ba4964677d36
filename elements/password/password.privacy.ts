import type { Privacy } from '../../src/element/privacy.types.ts';
import { recoverPassword } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  sends: [
    recoverPassword,
    {
      call: 'POST /api/front/user/change-password',
      sends: 'La clau de l’enllaç del correu i la contrasenya nova.',
      kept: 'De la contrasenya, només un resum que no es pot desfer. Les altres sessions s’acaben.',
    },
  ],
};
