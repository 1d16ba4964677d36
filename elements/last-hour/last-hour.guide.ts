import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Una notícia que acaba de passar, amb enllaç, dalt de totes les pàgines.'],
  avoid: [
    'Un avís de servici: és un `<ap-alerts>`.',
    'Més d’una notícia alhora: només n’hi cap una.',
    'Contar una cosa mentre passa: és un `<ap-live-feed>`.',
  ],
  keyboard: [
    [
      'Enter o Espai, en «Tanqueu l’última hora»',
      'Tanca la franja. El focus va al primer control que ve darrere.',
    ],
  ],
  screenReader: ['És una regió amb el nom «Última hora». No s’anuncia: es llig quan s’hi arriba.'],
};
