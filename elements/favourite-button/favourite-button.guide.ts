import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['En una targeta o en la pàgina d’un contingut o d’un programa, per a guardar-lo en el perfil.'],
  avoid: [
    'Un «m’agrada» amb un comptador: ací no es veu quanta gent l’ha guardat.',
    'Un contingut sense identificador en l’API: no es pot guardar.',
  ],
  keyboard: [
    ['Enter o Espai', 'Guarda el contingut, o el lleva. Sense sessió, obri el diàleg per a iniciar-la.'],
    ...dialogKeys,
  ],
  screenReader: [
    'És un botó amb el nom «Preferit» i el títol, i es llig si està premut.',
    'El resultat s’anuncia, però només el del botó que s’ha premut.',
  ],
};
