import type { Illustration } from './content.types.ts';

/** Posters of videos that are no contents of their own. */
export const mediaIllustrations = {
  calafats: {
    name: 'calafats',
    scene: 'sea',
    palette: 'terra',
    alt: 'Una barca de vela sobre ones de color de fusta.',
  },
  escola: {
    name: 'escola',
    scene: 'friends',
    palette: 'mar',
    alt: 'Tres amics de paper blau, un gran i dos menuts, que miren amb els ulls ben oberts.',
  },
  xarxes: {
    name: 'xarxes',
    scene: 'city',
    palette: 'nit',
    alt: 'El poble de nit, amb les finestres enceses.',
  },
  dret: {
    name: 'dret',
    scene: 'city',
    palette: 'alba',
    alt: 'Cases altes i un campanar, a l’alba.',
  },
  cobla: {
    name: 'cobla',
    scene: 'courtyard',
    palette: 'taronja',
    alt: 'Gent de paper que toca i canta en un pati amb arcs.',
  },
  volta: {
    name: 'volta',
    scene: 'mountains',
    palette: 'horta',
    alt: 'Muntanyes verdes de paper a un costat i a l’altre.',
  },
} as const satisfies Record<string, Illustration>;
