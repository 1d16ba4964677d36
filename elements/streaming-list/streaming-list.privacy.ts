import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'GET /api/front/streaming/list',
      sends: 'Res.',
      kept: 'Res.',
    },
    {
      call: 'GET /api/front/streaming/list/{id}',
      sends: 'Quin directe no ha d’eixir en la llista.',
      kept: 'Res.',
    },
  ],
};
