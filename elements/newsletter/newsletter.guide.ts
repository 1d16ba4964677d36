import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Subscriure’s a un butlletí, en una pàgina pròpia, en la portada o al peu.'],
  avoid: [
    'Altres missatges: per a escriure a la casa hi ha `<ap-contact-form>`.',
    'Una llista de correu vostra: s’apunta als butlletins de l’API.',
  ],
  keyboard: [...formKeys, ...dialogKeys],
  screenReader: [
    ...formScreenReader,
    'Quan s’ha enviat s’obri un quadre que diu que cal confirmar el correu.',
  ],
};
