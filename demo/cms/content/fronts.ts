import type { HotTopic } from '../../../src/content/body.types.ts';
import type { Illustration } from './content.types.ts';

export const hotTopics: HotTopic[] = [
  { title: 'Nit dels patis', href: '/noticies/la-ciutat-ompli-de-musica-els-patis' },
  { title: 'El tren de la ribera', href: '/noticies/torna-el-tren-de-la-ribera' },
  { title: 'Vesprada de pluja', href: '/noticies/de-tot-un-poc-una-vesprada-de-pluja' },
  { title: 'Taronja', href: '/noticies/la-collita-de-taronja-arriba-dos-setmanes-abans' },
  { title: 'Paper retallat', href: '/activitats/taller-de-paper-retallat' },
];

export const wordOfTheDay = {
  word: 'calitja',
  meaning: 'Boirina seca que enterbolix l’aire els dies de calma i de calor.',
  example: '«Hui hi ha calitja: no es veu ni el campanar.»',
};

/** Pictures of the fronts themselves. */
export const frontIllustrations = {
  club: { name: 'portada-colla', alt: 'Tres animals de paper amb ulls grans que riuen.' },
  language: { name: 'portada-apunts', alt: 'Un llibre obert del qual ixen ocells de paper.' },
} as const satisfies Record<string, Illustration>;
