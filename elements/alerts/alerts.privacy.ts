import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'sessionStorage',
      name: 'alerts',
      holds: 'Quins avisos ja s’han vist o s’han tancat.',
      until: 'Es perd en tancar la pestanya.',
    },
  ],
};
