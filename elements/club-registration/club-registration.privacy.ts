import type { Privacy } from '../../src/element/privacy.types.ts';
import { captcha, captchaService, summary } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'cookie',
      name: 'ap-family',
      holds: 'Que este navegador acaba de registrar una família, per a no demanar-li una altra prova.',
      until: '{family.markMinutes} minuts.',
    },
  ],
  sends: [
    captcha,
    summary,
    {
      call: 'POST /api/front/user/register',
      sends:
        'Les dades de la persona adulta i les de les criatures: nom, naixement, PIN i, si es vol, foto, que es torna a dibuixar sense lloc ni data.',
      kept: 'Fins que s’esborra el compte. Si el correu no es confirma, tot desapareix en {family.daysToProve} dies. Als tretze anys la fitxa acaba; la resta s’esborra, com a molt, al cap de {grown.weeks} setmanes sense resposta, i queda un resum del número del carnet durant {card.days} dies.',
    },
    {
      call: 'POST /api/front/user/register-adults',
      sends: 'El correu i la contrasenya de la persona adulta.',
      kept: 'El correu, amb el compte. De la contrasenya, només un resum que no es pot desfer.',
    },
    {
      call: 'PATCH /api/front/user/profile',
      sends: 'Les criatures que afig qui ja té compte.',
      kept: 'Amb el compte, com en el registre.',
    },
  ],
  others: [captchaService],
};
