import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['La pàgina per a crear un compte d’adult, o el de mares, pares i tutors.'],
  avoid: [
    'Apuntar una criatura al club: és un `<ap-club-registration>`.',
    'Un butlletí: no cal compte, és un `<ap-newsletter>`.',
  ],
  keyboard: [...formKeys],
  screenReader: [
    ...formScreenReader,
    'Quan el compte s’ha creat, el focus va al títol del text que diu que cal validar el correu.',
  ],
};
