import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  others: [
    {
      who: 'La xarxa social que es tria, amb l’adreça i el títol de la pàgina.',
      when: 'En prémer el seu enllaç, que obri la pàgina de la xarxa; abans no se li demana res. Mai en el club ni a una criatura.',
    },
  ],
};
