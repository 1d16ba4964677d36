import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Un mapa, un gràfic o un joc d’una altra web que necessita espai o que tarda a carregar-se.'],
  avoid: [
    'Una publicació d’una xarxa social: és un `<ap-social-embed>`.',
    'Un vídeo de la casa: és un `<ap-player>`.',
    'Una pàgina del club: no s’hi obri res d’altres webs, i es diu en el seu lloc.',
  ],
  keyboard: [['Enter o Espai, en el botó', 'Obri el diàleg amb el contingut.'], ...dialogKeys],
  screenReader: [
    'El botó diu que obri un diàleg, i el diàleg té el títol del contingut.',
    'Abans d’obrir-lo es llig quina web sabrà que s’ha vist. L’accessibilitat del contingut depén d’eixa web.',
  ],
};
