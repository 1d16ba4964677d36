import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['La fitxa d’una criatura en el registre del club o en el perfil de qui la té a càrrec.'],
  avoid: [
    'El registre sencer: és un `<ap-club-registration>`, que ja porta les fitxes.',
    'Les dades d’una persona adulta: són en `<ap-profile>`.',
  ],
  keyboard: [...formKeys],
  screenReader: [
    ...formScreenReader,
    'Quan la criatura s’ha guardat o s’ha afegit, s’anuncia, i el focus es queda on estava.',
  ],
};
