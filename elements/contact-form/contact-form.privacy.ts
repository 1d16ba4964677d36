import type { Privacy } from '../../src/element/privacy.types.ts';
import { captcha, captchaService } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  sends: [
    captcha,
    {
      call: 'POST /api/front/contact/',
      sends:
        'El nom, el correu, l’assumpte i el missatge que s’han escrit, i si es volen comunicacions comercials.',
      kept: 'El missatge, {contact.days} dies, i una còpia en la bústia de la casa. Qui esborra el compte esborra els seus.',
    },
  ],
  others: [captchaService],
};
