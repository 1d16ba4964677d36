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
      kept: 'Res que siga d’algú; el que compte el servei de vídeo ho diu el seu contracte.',
    },
    {
      call: 'HEAD (src)',
      sends: 'Res més que l’adreça del fitxer, per a saber per què no es pot reproduir.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'El servei de vídeo de `video-api`, si és d’un altre lloc.',
      when: 'En prémer el botó de reproduir, i no abans.',
    },
  ],
};
