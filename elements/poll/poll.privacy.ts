import type { Privacy } from '../../src/element/privacy.types.ts';
import { intent } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'localStorage',
      name: 'ap-voted-polls',
      holds: 'En quines enquestes s’ha votat i què, per a mostrar-ho.',
      until: 'Fins que s’esborren les dades del navegador.',
    },
    {
      where: 'localStorage',
      name: 'ap-vote-key *',
      holds:
        'Un nombre a l’atzar de cada vot que s’envia, perquè no compte dos vegades si es perd la resposta. El nom porta l’enquesta i, si hi ha sessió, un nombre calculat de qui vota, que és el mateix per a moltes persones i no diu qui és.',
      until: 'S’esborra quan el servidor diu que el vot compta.',
    },
    intent,
    {
      where: 'cookie',
      name: 'ap-voter',
      holds:
        'Un nom a l’atzar de qui vota sense sessió, firmat, que només s’envia en votar: ningú no vota dos vegades.',
      until: '{voter.days} dies.',
    },
  ],
  sends: [
    {
      call: 'GET /api/front/poll/{id}',
      sends: 'Quina enquesta és. La resposta és la mateixa per a tothom.',
      kept: 'Res.',
    },
    {
      call: 'POST /api/front/poll/{id}/vote/{option}',
      sends: 'L’opció triada, amb la galeta de la sessió o amb `ap-voter`.',
      kept: 'El vot, mentre existix l’enquesta. Si s’esborra el compte, el vot es queda sense res que diga de qui era.',
    },
  ],
};
