import type { Privacy } from '../../src/element/privacy.types.ts';
import { keptLists } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [...keptLists],
  sends: [
    {
      call: 'GET (next-page)',
      sends: 'Per on continua la llista.',
      kept: 'Res.',
    },
  ],
};
