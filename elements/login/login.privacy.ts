import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl, recoverPassword } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    backUrl,
    {
      where: 'cookie',
      name: 'ap-device',
      holds:
        'Un nom a l’atzar per a este navegador, firmat: qui ja hi ha entrat no espera pels intents d’altres.',
      until: '{device.days} dies.',
    },
    {
      where: 'cookie',
      name: '*ap-social',
      holds: 'Que este navegador ha començat a entrar per una xarxa social.',
      until: '{social.minutes} minuts.',
    },
  ],
  sends: [
    {
      call: 'POST /api/front/user/login',
      sends: 'El correu o el número del carnet, i la contrasenya o el PIN.',
      kept: 'La sessió, {session.hours} hores com a molt. Dels intents fallits, un resum amb clau durant {guard.days} dies.',
    },
    {
      call: 'GET /api/front/user/login/{provider}/start',
      sends: 'Amb quina xarxa social es vol entrar.',
      kept: 'L’intent, {social.minutes} minuts.',
    },
    {
      call: 'POST /api/front/user/login/{provider}',
      sends: 'El codi que ha donat la xarxa social.',
      kept: 'L’identificador que té en la xarxa, amb el compte.',
    },
    recoverPassword,
    {
      call: 'POST /api/front/user/resend-validation-mail',
      sends: 'Un identificador del compte, xifrat.',
      kept: 'Un resum de l’enllaç que s’envia, {validate.hours} hores.',
    },
  ],
  others: [
    {
      who: 'La xarxa social amb què es vol entrar.',
      when: 'En prémer el seu botó; mai en el club.',
    },
  ],
};
