import type { Privacy } from '../../src/element/privacy.types.ts';
import { keptLists } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [...keptLists],
  sends: [
    {
      call: 'GET (next-page)',
      sends: 'Quina pàgina de la llista és la següent.',
      kept: 'Res.',
    },
  ],
};
