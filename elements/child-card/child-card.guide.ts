import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: [
    'Una pàgina vostra que afig o canvia una criatura del club, i que la guarda amb un programa propi: la funció `onSave`. Sense eixa funció no es guarda res, i el formulari ho diu.',
  ],
  avoid: [
    'El registre sencer: és un `<ap-club-registration>`, que ja porta les fitxes.',
    'El perfil de qui té criatures a càrrec: `<ap-profile>` també porta les fitxes, i les guarda.',
  ],
  keyboard: [...formKeys],
  screenReader: [
    ...formScreenReader,
    'Quan la criatura s’ha guardat o s’ha afegit, s’anuncia, i el focus es queda on estava.',
  ],
};
