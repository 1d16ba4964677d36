import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'POST /api/front/newsletter/{id}',
      sends: 'El correu i les llistes que s’han triat.',
      kept: 'Fins que no es confirma, {newsletter.hours} hores. Després, fins que es dona de baixa.',
    },
    {
      call: 'POST /api/front/newsletter/{id}/{list}',
      sends: 'El correu i les llistes que s’han triat.',
      kept: 'Fins que no es confirma, {newsletter.hours} hores. Després, fins que es dona de baixa.',
    },
    {
      call: 'GET /api/front/user/profile',
      sends:
        'La galeta de la sessió, per a escriure el correu de qui ha entrat, quan comença a usar el formulari.',
      kept: 'Res.',
    },
  ],
};
