import type { Privacy } from '../../src/element/privacy.types.ts';
import { miniPlayer } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    miniPlayer,
    {
      where: 'localStorage',
      name: 'autoPlay',
      holds: 'Si qui mira vol que el capítol següent comence tot sol.',
      until: 'Fins que es canvia o s’esborren les dades del navegador.',
    },
  ],
  sends: [
    {
      call: 'GET (media)',
      sends: 'Quins trossos del vídeo o de l’àudio es reproduïxen, mentre sona.',
      kept: 'Res.',
    },
    {
      call: 'GET /api/front/next-content/{id}',
      sends: 'Quin capítol és, per a oferir el següent.',
      kept: 'Res.',
    },
    {
      call: 'GET (video-api)/accounts/{account}/videos/{id}',
      sends:
        'Quin vídeo es vol vore, quan es prem; en el mateix servidor de la pàgina, també quan s’hi acosta el punter o quan la pàgina el prepara.',
      kept: 'Cap dada que diga de qui és; el que compta el servei de vídeo és en el seu contracte.',
    },
  ],
  others: [
    {
      who: 'El servei de vídeo de `video-api` o de `video-template`, si és en una altra web, i els servidors que este diu.',
      when: 'En prémer la imatge o el botó de reproduir, i quan el següent comença tot sol.',
    },
  ],
};
