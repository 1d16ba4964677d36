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
      who: 'El servei de mapes de `map-style`, si és en una altra web.',
      when: 'Quan el mapa s’acosta a la part visible. A qui llig no se li pregunta: si cal el seu consentiment, la pàgina ha de posar `map-style` quan ja el té. En el club, i amb la sessió d’una criatura, no es demana res.',
    },
  ],
};
