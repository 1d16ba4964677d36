import { bodyIllustrations } from '../body-illustrations.ts';
import { community } from '../community.ts';
import type { Content, Illustration } from '../content.types.ts';
import { frontIllustrations } from '../fronts.ts';
import { mediaIllustrations } from '../media-illustrations.ts';
import { news } from '../news.ts';
import { programmes } from '../programmes.ts';

const pictureOf = (contents: readonly Content[], slug: string): Illustration => {
  const content = contents.find((one) => one.slug === slug);
  if (!content) throw new Error(`There is no content ${slug}.`);
  return content.illustration;
};

/** The few pictures that the catalogue shares with the contents that were written by hand. */
export const pictures = {
  mar: pictureOf(programmes, 'la-costera'),
  muntanya: pictureOf(programmes, 'arran-de-terra'),
  musica: pictureOf(programmes, 'so-de-nit'),
  teatre: pictureOf(programmes, 'bambolines'),
  cuina: pictureOf(programmes, 'la-recepta-curta'),
  horta: pictureOf(programmes, 'horta-endins'),
  esport: pictureOf(news, 'les-atletes-de-portassol-guanyen-la-mitja-marato'),
  viatge: pictureOf(news, 'torna-el-tren-de-la-ribera'),
  festa: pictureOf(community, 'taller-de-paper-retallat'),
  barri: bodyIllustrations.teulades,
  poble: bodyIllustrations.campanar,
  plaça: bodyIllustrations.porxos,
  oratge: bodyIllustrations.pluja,
  mercat: bodyIllustrations.mercat,
  escola: mediaIllustrations.escola,
  llibre: frontIllustrations.language,
} as const satisfies Record<string, Illustration>;

export type PictureName = keyof typeof pictures;
