import type { Privacy } from '../../src/element/privacy.types.ts';
import { captcha, captchaService } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'cookie',
      name: '*ap-claim',
      holds: 'Que este navegador ha creat un compte que encara s’ha de confirmar.',
      until: '{validate.hours} hores.',
    },
  ],
  sends: [
    captcha,
    {
      call: 'POST /api/front/user/register',
      sends: 'Les dades que s’han escrit: nom, correu, contrasenya i les que es volen donar.',
      kept: 'Fins que s’esborra el compte. De la contrasenya, només un resum que no es pot desfer.',
    },
    {
      call: 'POST /api/front/user/register-adults',
      sends: 'El correu i la contrasenya.',
      kept: 'Fins que s’esborra el compte. De la contrasenya, només un resum que no es pot desfer.',
    },
  ],
  others: [captchaService],
};
