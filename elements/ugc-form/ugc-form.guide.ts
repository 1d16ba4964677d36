import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys, formScreenReader, messageKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Una crida de la redacció perquè el públic envie un text, una foto o un vídeo.'],
  avoid: [
    'Una pregunta amb opcions: és un `<ap-poll>`.',
    'Preguntes i queixes: és un `<ap-contact-form>`.',
    'Participacions de criatures: en el club les envia una persona adulta.',
  ],
  keyboard: [...messageKeys, ...dialogKeys],
  screenReader: [
    ...formScreenReader,
    'El fitxer triat i el progrés de l’enviament s’anuncien, de tant en tant.',
    'Quan s’ha enviat s’obri un diàleg amb les gràcies.',
  ],
};
