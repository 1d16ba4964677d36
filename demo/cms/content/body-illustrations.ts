import type { Illustration } from './content.types.ts';

/** Pictures that stand within the bodies of contents. */
export const bodyIllustrations = {
  teulades: {
    name: 'teulades',
    scene: 'city',
    palette: 'ones',
    alt: 'Teulades i finestres encara amb llum al voltant d’un campanar, amb el sol que es pon.',
  },
  pluja: {
    name: 'pluja',
    scene: 'weather',
    palette: 'cel',
    alt: 'Dos núvols de paper sobre unes muntanyes blaves, i un sol roig que es deixa vore.',
  },
  porxos: {
    name: 'porxos',
    scene: 'courtyard',
    palette: 'ones',
    alt: 'Un pati amb arcs, i gent que s’hi arrecera i canta.',
  },
  mercat: {
    name: 'mercat-pluja',
    scene: 'market',
    palette: 'mar',
    seed: 'mercat pluja',
    alt: 'Una parada de mercat amb el tendal ben estés.',
  },
  hort: {
    name: 'hort-pluja',
    scene: 'fields',
    palette: 'horta',
    seed: 'hort pluja',
    alt: 'Camps verds a ratlles sota un cel clar.',
  },
  campanar: {
    name: 'campanar',
    scene: 'city',
    palette: 'cel',
    alt: 'Un campanar alt entre cases de color blau.',
  },
  barques: {
    name: 'barques-pluja',
    scene: 'sea',
    palette: 'cel',
    seed: 'barques',
    alt: 'Una barca de vela en una mar quieta i blava.',
  },
} as const satisfies Record<string, Illustration>;
