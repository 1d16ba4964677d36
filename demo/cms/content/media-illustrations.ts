import type { Illustration } from './content.types.ts';

/** Posters of videos that are not separate contents. */
export const mediaIllustrations = {
  calafats: { name: 'calafats', alt: 'Una barca de vela sobre ones de color de fusta.' },
  escola: {
    name: 'escola',
    alt: 'Tres amics de paper blau, un gran i dos menuts, que miren amb els ulls ben oberts.',
  },
  xarxes: { name: 'xarxes', alt: 'El poble de nit, amb les finestres enceses.' },
  dret: { name: 'dret', alt: 'Cases altes i un campanar, a l’alba.' },
  cobla: { name: 'cobla', alt: 'Gent de paper que toca i canta en un pati amb arcs.' },
  volta: { name: 'volta', alt: 'Muntanyes verdes de paper a un costat i a l’altre.' },
} as const satisfies Record<string, Illustration>;
