import type { MultimediaCard } from '../../src/content/multimedia.types.ts';

export const texts = {
  'opening.play': 'Reproduïu: {title}',
  'opening.play-child': 'Reproduïx: {title}',
  'opening.autoplay': 'Reproducció automàtica del següent',
  'opening.saves-data': 'Desactivada: el navegador estalvia dades.',
  'opening.less-motion': 'Desactivada: heu demanat menys moviment.',
  'opening.less-motion-child': 'Desactivada: has demanat menys moviment.',
  'opening.video': 'Vídeo',
  'opening.audio': 'Àudio',
};

/** Text of each type of item of a playlist. */
export const kinds = {
  video: 'opening.video',
  audio: 'opening.audio',
  videoEmbed: 'opening.video',
} as const satisfies Record<MultimediaCard['type'], keyof typeof texts>;
