import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['En una targeta o en la pàgina d’un contingut o d’un programa, per a guardar-lo en el perfil.'],
  avoid: [
    'Un «m’agrada» que es compta: ningú no veu quanta gent l’ha guardat.',
    'Un contingut sense identificador en l’API: no es pot guardar.',
  ],
  keyboard: [
    ['Enter o Espai', 'Guarda el contingut, o el lleva. Sense sessió, obri el quadre per a iniciar-la.'],
    ...dialogKeys,
  ],
  screenReader: [
    'És un botó que es diu «Preferit» i el títol, i que diu si està premut.',
    'El resultat s’anuncia, i només el del botó que s’ha premut.',
  ],
};
