import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl, recoverPassword } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    backUrl,
    {
      where: 'cookie',
      name: 'ap-device',
      holds:
        'Un nom a l’atzar per a este navegador, firmat: qui ja hi havia entrat no ha d’esperar si altres fallen molts intents.',
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
      sends: 'El codi que la xarxa social ha donat al navegador.',
      kept: 'L’identificador d’eixa persona en la xarxa social, amb el compte.',
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
