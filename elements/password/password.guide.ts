import type { Guide } from '../../src/element/guide.types.ts';
import { formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['La pàgina on es demana el correu per a canviar la contrasenya, i la de l’enllaç d’eixe correu.'],
  avoid: ['Canviar la contrasenya amb la sessió oberta: és en `<ap-profile>`.'],
  keyboard: [...formKeys],
  screenReader: [
    ...formScreenReader,
    'Quan s’ha enviat i no es canvia de pàgina, el focus va a la confirmació.',
  ],
};
