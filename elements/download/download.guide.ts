import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un àudio, un vídeo o un document que algú es vol quedar, amb el nom del seu títol.'],
  avoid: [
    'Un document per a llegir ací mateix: un enllaç normal l’obri en el navegador.',
    'Un fitxer d’una altra web que no en deixa llegir els bytes: s’obri a banda, sense progrés.',
  ],
  keyboard: [
    ['Enter, en l’enllaç', 'Comença la baixada, i prémer-lo més no en comença una altra.'],
    ['Enter o Espai, en «Cancel·leu»', 'La para. El focus torna a l’enllaç.'],
  ],
  screenReader: [
    'El progrés s’anuncia de tant en tant, i no a cada pas. També s’anuncia que ha acabat, o que no ha pogut.',
  ],
};
