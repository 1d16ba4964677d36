import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  keeps: [
    {
      where: 'sessionStorage',
      name: 'ap-last-hour',
      holds: 'Quina última hora s’ha tancat.',
      until: 'Es perd en tancar la pestanya.',
    },
  ],
};
