import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'GET (href)',
      sends: 'Res més que l’adreça del fitxer.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'La web del fitxer, si és una altra.',
      when: 'En prémer l’enllaç.',
    },
  ],
};
