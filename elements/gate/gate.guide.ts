import type { Guide } from '../../src/element/guide.types.ts';

export const guide: Guide = {
  use: ['Un article o un vídeo que només es veu amb compte. El que s’ha de protegir va en `src`.'],
  avoid: [
    'Un secret dins de la pàgina: sense `src`, el contingut és en el codi i es pot llegir.',
    'Una enquesta o un formulari: ja demanen la sessió ells.',
  ],
  keyboard: [
    ['Enter o Espai, en «Inicieu la sessió»', 'Porta a l’accés, si la pàgina no fa una altra cosa.'],
  ],
  screenReader: [
    'S’anuncia quan el contingut s’obri, quan es tanca i quan s’està carregant.',
    'En obrir-se, el focus del botó va al contingut. En tancar-se torna al botó.',
  ],
};
