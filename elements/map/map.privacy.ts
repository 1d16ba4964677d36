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
      who: 'El servei de mapes de `map-style`, si és d’una altra web.',
      when: 'Quan qui llig prem el botó del mapa, o quan el mapa s’acosta a la part visible si ja ho ha acceptat en el lloc (`ap.consent`, «map»). En el club, i amb la sessió d’una criatura, no es demana res.',
    },
  ],
};
