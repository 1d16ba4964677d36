import type { Privacy } from '../../src/element/privacy.types.ts';

export const privacy: Privacy = {
  sends: [
    {
      call: 'GET (map-style)',
      sends: 'Res més que el tros de mapa que es mira.',
      kept: 'Res.',
    },
  ],
  others: [
    {
      who: 'El servei de mapes de `map-style`, si és d’un altre lloc.',
      when: 'Quan el mapa es veu. Cal el vistiplau del lloc, que és qui escriu l’adreça; en el club, i amb la sessió d’una criatura, no se li demana res.',
    },
  ],
};
