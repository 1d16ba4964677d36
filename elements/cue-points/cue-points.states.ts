import type { State } from '../../src/server/state.types.ts';
import { cuePointsTag, sample } from './cue-points.server.ts';

const media = '<audio controls preload="none" src="/assets/media/v1/coral/audio.m4a"></audio>\n';

export const states: readonly State[] = [
  {
    id: 'moments',
    title: 'Moments',
    about: 'Cada moment porta el reproductor al seu segon; al costat se’n copia l’enllaç.',
    shows: 'El far de Portassol',
    fullest: true,
    html: media + cuePointsTag(sample),
  },
  {
    id: 'sense-reproductor',
    title: 'Sense reproductor',
    about: 'Els enllaços porten on diuen.',
    shows: 'El far de Portassol',
    html: cuePointsTag(sample),
  },
  {
    id: 'dades',
    title: 'Com a dades',
    about: '«points» ocupa el lloc de la llista del servidor; el que no té segon no hi és.',
    shows: 'La porta',
    html:
      media +
      String(cuePointsTag(sample)).replace(
        '<ap-cue-points',
        `<ap-cue-points points='[{"href":"12","title":"La porta"},{"href":"?t=36","title":"La lent"},{"href":"-1","title":"Enlloc"}]'`,
      ),
  },
];
