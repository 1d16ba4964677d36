import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: [
    'La pàgina de registre del club infantil. Ho porta tot: compte, dades, criatures, resum i benvinguda.',
  ],
  avoid: [
    'Un compte de persona adulta: és un `<ap-register>`.',
    'Afegir una criatura a qui ja és del club: es fa en `<ap-profile>`.',
  ],
  keyboard: [...formKeys],
  screenReader: [
    'Els passos són una llista amb el nom del seu progrés: diu quin és el d’ara i quins estan fets.',
    'En canviar de pas el focus va al títol del nou.',
    ...formScreenReader,
  ],
};
