import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un àudio, un vídeo o un document que qui llig es pot guardar, amb un nom de fitxer que s’entén.'],
  avoid: [
    'Un document per a llegir ací mateix: un enllaç normal l’obri en el navegador.',
    'Un fitxer d’una altra web que no ho permet (CORS): s’obri en una finestra nova, i un enllaç normal fa el mateix.',
  ],
  keyboard: [
    ['Enter, en l’enllaç', 'Comença la baixada. Prémer-lo una altra vegada no en comença una altra.'],
    ['Enter o Espai, en «Cancel·leu»', 'La para. El focus torna a l’enllaç.'],
  ],
  screenReader: [
    'El progrés s’anuncia cada cinc segons, com a molt. També s’anuncia que el fitxer s’ha baixat, o que no s’ha pogut.',
  ],
};
