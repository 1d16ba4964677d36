import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['El que s’emet ara en tots els canals, en una portada o al costat d’un directe.'],
  avoid: [
    'El que s’emetrà després: és un `<ap-schedule-carousel>`.',
    'El directe mateix: és un `<ap-player>`.',
  ],
  keyboard: [['Enter, en un directe', 'Va a la seua pàgina.']],
  screenReader: [
    'És una llista d’enllaços amb el seu títol.',
    'El nombre de directes s’anuncia quan canvia, com a molt cada trenta segons.',
  ],
};
