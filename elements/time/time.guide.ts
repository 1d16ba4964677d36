import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['«Fa 5 minuts», en pàgines que poden estar en una memòria cau.', 'La duració d’un vídeo, o un dia.'],
  avoid: ['Una data que ha de quedar escrita: és un `<time>` del servidor.', 'Un compte arrere: no en fa.'],
  keyboard: [],
  screenReader: ['És un `<time>` amb la data exacta en el `title`. Quan canvia no s’anuncia res.'],
};
