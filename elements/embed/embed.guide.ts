import type { Guide } from '../../src/element/guide.types.ts';
import { dialogKeys } from '../../src/element/shared.guide.ts';

export const guide: Guide = {
  use: ['Un mapa, un gràfic o un joc d’una altra web que demana lloc, o que pesa: s’obri en un quadre.'],
  avoid: [
    'Una publicació d’una xarxa social: és un `<ap-social-embed>`.',
    'Un vídeo de la casa: és un `<ap-player>`.',
    'Una pàgina del club: no s’hi obri res de fora.',
  ],
  keyboard: [['Enter o Espai, en el botó', 'Obri el quadre amb el contingut.'], ...dialogKeys],
  screenReader: [
    'El botó diu que obri un quadre, i el quadre té el títol del contingut.',
    'Abans d’obrir-lo es llig qui sabrà que s’ha vist. La resta depén de l’altra web.',
  ],
};
