import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['La pàgina on una persona adulta es crea un compte, o la de mares, pares i tutors del club.'],
  avoid: [
    'Apuntar una criatura al club: és un `<ap-club-registration>`.',
    'Subscriure’s a un butlletí: és un `<ap-newsletter>`, i no cal compte.',
  ],
  keyboard: [...formKeys],
  screenReader: [
    ...formScreenReader,
    'Quan el compte s’ha creat, el focus va al títol del text que diu que cal validar el correu.',
  ],
};
