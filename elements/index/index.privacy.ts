import type { Privacy } from '../../src/element/privacy.types.ts';
import { keptLists } from '../../src/element/shared.privacy.ts';

export const privacy: Privacy = {
  keeps: [...keptLists],
  sends: [
    {
      call: 'GET (endpoint)',
      sends: 'El que es busca: lletra, paraules, municipi i edat.',
      kept: 'Res.',
    },
  ],
};
