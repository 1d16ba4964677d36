import type { Privacy } from '../../src/element/privacy.types.ts';
import { backUrl, favourites, intent, logout, summary } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [backUrl, intent],
  sends: [
    summary,
    {
      call: 'PATCH /api/front/user/profile',
      sends: 'Les dades que s’han canviat.',
      kept: 'Fins que es canvien o s’esborra el compte.',
    },
    logout,
    {
      call: 'GET /api/front/user/favourites/',
      sends: 'De qui són els preferits; el servidor comprova que és qui ha entrat.',
      kept: 'Res.',
    },
    {
      call: 'GET /api/front/user/shows/',
      sends: 'De qui són els programes; el servidor comprova que és qui ha entrat.',
      kept: 'Res.',
    },
    {
      call: 'POST /api/front/user/bulletin',
      sends: 'Que es vol rebre el butlletí o deixar de rebre’l.',
      kept: 'Amb el compte.',
    },
    {
      call: 'POST /api/front/user/delete',
      sends: 'Que es vol esborrar el compte.',
      kept: 'Res: s’esborra tot seguit, sense període d’espera.',
    },
    {
      call: 'GET /api/front/user/children/{id}/photo',
      sends: 'De quina criatura és la foto; només la veuen la persona adulta i la criatura.',
      kept: 'Res.',
    },
    {
      call: 'DELETE /api/front/user/children/{id}',
      sends: 'Quina criatura se n’ha d’anar del club.',
      kept: 'Res: s’esborra tot seguit.',
    },
    {
      call: 'POST /api/front/user/recover-password',
      sends: 'El correu del compte, per a posar-hi una contrasenya.',
      kept: 'Un resum de l’enllaç que s’envia, {reset.minutes} minuts.',
    },
    ...favourites,
  ],
};
