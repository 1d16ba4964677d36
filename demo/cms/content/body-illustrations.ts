import type { Illustration } from './content.types.ts';

/** Pictures within the bodies of contents. */
export const bodyIllustrations = {
  teulades: {
    name: 'teulades',
    alt: 'Teulades i finestres encara amb llum al voltant d’un campanar, amb el sol que es pon.',
  },
  pluja: {
    name: 'pluja',
    alt: 'Dos núvols de paper sobre unes muntanyes blaves, i un sol roig que es deixa vore.',
  },
  porxos: { name: 'porxos', alt: 'Un pati amb arcs, i gent que s’hi arrecera i canta.' },
  mercat: { name: 'mercat-pluja', alt: 'Una parada de mercat amb el tendal ben estés.' },
  hort: { name: 'hort-pluja', alt: 'Camps verds a ratlles sota un cel clar.' },
  campanar: { name: 'campanar', alt: 'Un campanar alt entre cases de color blau.' },
  barques: { name: 'barques-pluja', alt: 'Una barca de vela en una mar quieta i blava.' },
} as const satisfies Record<string, Illustration>;
