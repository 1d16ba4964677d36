import type { Guide } from '../../src/element/guide.types.ts';
import { formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: [
    'La pàgina de registre del club infantil. Ho porta tot: compte, dades, criatures, resum i benvinguda.',
  ],
  avoid: [
    'Un compte de persona adulta: és un `<ap-register>`.',
    'Afegir una criatura a qui ja és del club: es fa en `<ap-profile>`.',
  ],
  keyboard: [
    ['Enter, en un camp', 'Passa al pas següent, com el botó «Continueu».'],
    [
      'Enter o Espai, en el botó',
      'Passa al pas següent, o envia el registre en l’últim. Si falta res, diu què i porta el focus al primer camp que cal omplir.',
    ],
  ],
  screenReader: [
    'Els passos són una llista amb nom, que diu quin és el d’ara i quins estan fets.',
    'En canviar de pas, el focus va al títol del pas nou.',
    ...formScreenReader,
  ],
};
