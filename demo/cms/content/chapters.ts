import type { Content, Illustration } from './content.types.ts';
import { media } from './media.ts';
import { mediaIllustrations } from './media-illustrations.ts';
import { programmes } from './programmes.ts';

/** Chapter of a programme that can be watched; its page is below the programme's. */
export interface Chapter {
  id: string;
  /** Slugs of its programme and of the chapter. */
  programme: string;
  slug: string;
  title: string;
  episode: string;
  lead: string;
  bcId: string;
  illustration: Illustration;
}

const lighthouse = media.find(({ slug }) => slug === 'com-es-fa-un-far') as Content;

/** Second season of La Costera, in narrative order. */
export const chapters: readonly Chapter[] = [
  {
    slug: 'el-far-que-es-va-quedar-sol',
    title: 'El far que es va quedar sol',
    lead: 'Fa cent quaranta anys que mira la mar. Els germans Segarra encara li obrin la porta cada nit.',
    bcId: '6000000000101',
    illustration: lighthouse.illustration,
  },
  {
    slug: 'calafats-de-guardia',
    title: 'Calafats de guàrdia',
    lead: 'De nit també es fan barques: a poc a poc, i amb llum de cresol.',
    bcId: '6000000000102',
    illustration: mediaIllustrations.calafats,
  },
  {
    slug: 'una-escola-a-peu-d-aigua',
    title: 'Una escola a peu d’aigua',
    lead: 'L’hora del pati la mana la marea, i ningú no arriba tard.',
    bcId: '6000000000103',
    illustration: mediaIllustrations.escola,
  },
  {
    slug: 'la-nit-de-les-xarxes',
    title: 'La nit de les xarxes',
    lead: 'Tot el poble repara xarxes, i qui no en sap, canta.',
    bcId: '6000000000104',
    illustration: mediaIllustrations.xarxes,
  },
].map((chapter, index) => ({
  ...chapter,
  id: `la-costera-2-${index + 1}`,
  programme: 'la-costera',
  episode: `Temporada 2, capítol ${index + 1}`,
}));

export const chapterPath = ({ programme, slug }: Pick<Chapter, 'programme' | 'slug'>): string =>
  `/programes/${programme}/capitols/${slug}`;

export const programmeOf = ({ programme }: Chapter): Content =>
  programmes.find(({ slug }) => slug === programme) as Content;
