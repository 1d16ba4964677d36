import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Subscriure’s a un butlletí, en una pàgina pròpia, en la portada o al peu.'],
  avoid: [
    'Escriure un missatge a la casa: és un `<ap-contact-form>`.',
    'Una llista de correu d’un altre servici: ací només hi ha els butlletins de l’API.',
  ],
  keyboard: [...formKeys, ...dialogKeys],
  screenReader: [
    ...formScreenReader,
    'Quan s’ha enviat s’obri un diàleg que diu que cal confirmar el correu.',
  ],
};
