import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un article o un vídeo que només es veu amb compte. El que s’ha de protegir va en `src`.'],
  avoid: [
    'Un secret dins de la pàgina: sense `src`, el contingut és en el codi i es pot llegir.',
    'Una enquesta o un formulari: si cal sessió, ja la demanen.',
  ],
  keyboard: [
    ['Enter o Espai, en «Inicieu la sessió»', 'Porta a la pàgina d’accés, i després d’entrar es torna ací.'],
  ],
  screenReader: [
    'S’anuncia quan el contingut s’obri, quan es tanca i quan s’està carregant.',
    'Si el focus és en el botó quan la porta s’obri, va al contingut; si es tanca, torna al botó.',
  ],
};
