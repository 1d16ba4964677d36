import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  others: [
    {
      who: 'La web del contingut que ha incrustat qui edita.',
      when: 'En prémer el botó, i no abans: va dins d’un marc tancat, sense galetes ni res d’esta pàgina, i desapareix en tancar-lo.',
    },
  ],
};
