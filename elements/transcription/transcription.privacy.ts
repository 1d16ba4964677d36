import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'GET (dictionary-base)',
      sends: 'La paraula que es vol entendre, quan es prem.',
      kept: 'Res.',
    },
  ],
};
