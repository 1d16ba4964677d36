import type { Privacy } from '../../src/element/privacy.types.ts';
import { captcha } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  sends: [
    captcha,
    {
      call: 'POST /api/front/user/recover-password',
      sends: 'El correu.',
      kept: 'Un resum de l’enllaç que s’envia, {reset.minutes} minuts.',
    },
    {
      call: 'POST /api/front/user/change-password',
      sends: 'L’enllaç del correu i la contrasenya nova.',
      kept: 'De la contrasenya, només un resum que no es pot desfer. Les altres sessions s’acaben.',
    },
  ],
};
