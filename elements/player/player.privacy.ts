import type { Privacy } from '../../src/element/privacy.types.ts';
import { miniPlayer } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [miniPlayer],
  sends: [
    {
      call: 'GET (src)',
      sends: 'Quins trossos del vídeo o de l’àudio es reproduïxen, mentre sona.',
      kept: 'Res.',
    },
    {
      call: 'GET (video-api)/accounts/{account}/videos/{id}',
      sends:
        'Quin vídeo es vol vore, quan es prem; en el mateix servidor de la pàgina, també quan s’hi acosta el punter o quan la pàgina el prepara.',
      kept: 'Cap dada que diga de qui és; el que compta el servei de vídeo és en el seu contracte.',
    },
    {
      call: 'GET (video-template)',
      sends:
        'Quin vídeo es vol vore i quins trossos es reproduïxen, si el servei de vídeo només té emissions.',
      kept: 'Res.',
    },
    {
      call: 'POST {llicència}',
      sends: 'La petició que fa el navegador per a obrir un vídeo protegit, al servei que diu el de vídeo.',
      kept: 'El que diga el contracte del servei de vídeo.',
    },
    {
      call: 'HEAD (src)',
      sends: 'Res més que l’adreça del fitxer, per a saber per què no es pot reproduir.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'El servei de vídeo de `video-api` o de `video-template`, i els servidors que este diu, o el servidor de `src`, si són en una altra web; amb `video-provider="frame"`, el de `video-frames`.',
      when: 'En prémer el botó de reproduir. Abans, només amb `autoplay`.',
    },
    {
      who: 'La web d’un vídeo amb `type="videoEmbed"`.',
      when: 'Quan qui mira prem per a mostrar-lo, com en `<ap-social-embed>`.',
    },
  ],
};
