import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl, captcha, captchaService } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    backUrl,
    {
      where: 'cookie',
      name: 'ap-ugc',
      holds:
        'Un nom a l’atzar per a este navegador, firmat: ningú més no pot continuar la pujada dels seus fitxers.',
      until: '{upload.hours} hores.',
    },
  ],
  sends: [
    captcha,
    {
      call: 'POST /api/front/ugc/{id}/postParticipation',
      sends: 'El nom, el correu, el text, les caselles que s’han marcat i quin fitxer s’ha enviat.',
      kept: '{participation.days} dies des que la redacció ho decidix, si la web no decidix menys temps; abans, si qui ho va enviar esborra el compte.',
    },
    {
      call: 'POST /api/front/ugc/{id}/multipart/init',
      sends: 'El nom del fitxer, que a voltes du la data, i de quin tipus és.',
      kept: 'Si no s’acaba, {upload.hours} hores.',
    },
    {
      call: 'POST /api/front/ugc/{id}/multipart/{file}/upload-part',
      sends:
        'Quin tros del fitxer ve ara. D’una imatge va només el que s’hi veu: ni el lloc, ni la data, ni res més que la càmera hi haja escrit.',
      kept: 'Si no s’acaba, {upload.hours} hores.',
    },
    {
      call: 'POST /api/front/ugc/{id}/multipart/{file}/complete',
      sends: 'Que el fitxer ja hi és tot.',
      kept: 'Amb la participació. El fitxer es mira per si porta virus abans de mostrar-lo a ningú.',
    },
    {
      call: 'POST /api/front/ugc/{id}/multipart/{file}/abort',
      sends: 'Que la pujada s’ha cancel·lat.',
      kept: 'Res: s’esborra.',
    },
  ],
  others: [
    captchaService,
    {
      who: 'El magatzem de fitxers de `upload-hosts`, en `<ap-config>`, si n’hi ha.',
      when: 'En enviar un fitxer.',
    },
  ],
};
