import type { State } from '../../src/server/state.types.ts';
import { downloadTag, sample } from './download.server.ts';

export const states: readonly State[] = [
  {
    id: 'fitxer',
    title: 'Un fitxer',
    about: 'Es baixa amb el nom del títol; mentrestant es veu quant se n’ha baixat, i es pot cancel·lar.',
    shows: 'Baixeu el vídeo',
    fullest: true,
    html: downloadTag(sample),
  },
  {
    id: 'no-hi-es',
    title: 'No hi és',
    about: 'En prémer-lo es diu que no s’ha pogut baixar, i s’obri l’enllaç.',
    shows: 'Baixeu el vídeo',
    html: downloadTag({ ...sample, href: '/assets/media/v1/far/no-hi-es.mp4' }),
  },
  {
    id: 'd-una-altra-web',
    title: 'D’una altra web',
    about: 'La política de la pàgina no deixa llegir-lo: s’obri en una finestra nova.',
    shows: 'Baixeu el vídeo',
    html: downloadTag({ ...sample, href: 'https://example.cat/far.mp4' }),
  },
];
