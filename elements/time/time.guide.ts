import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: [
    'L’hora d’una notícia («5 min»), en pàgines que poden eixir d’una memòria cau.',
    'La duració d’un vídeo, o un dia.',
  ],
  avoid: [
    'Una data que no ha de canviar: és un `<time>` que escriu el servidor.',
    'Un compte arrere: una hora futura es queda en «0 min».',
  ],
  keyboard: [],
  screenReader: ['És un `<time>` amb la data exacta en el `title`. Quan canvia no s’anuncia res.'],
};
