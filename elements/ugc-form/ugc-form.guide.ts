import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formKeys, formScreenReader } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Que el públic envie un text, una foto o un vídeo a una crida de la redacció.'],
  avoid: [
    'Una pregunta amb opcions: és un `<ap-poll>`.',
    'Escriure a la casa: és un `<ap-contact-form>`.',
    'Criatures del club: hi participen persones adultes.',
  ],
  keyboard: [...formKeys, ...dialogKeys],
  screenReader: [
    ...formScreenReader,
    'El fitxer triat i el progrés de l’enviament s’anuncien, de tant en tant.',
    'Quan s’ha enviat s’obri un quadre amb les gràcies.',
  ],
};
