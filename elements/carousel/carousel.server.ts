import { html, type SafeHtml } from '../../src/server/html.ts';
import { slidesRow } from '../../src/server/slides-row.ts';
import { tag } from '../../src/server/tag.ts';
import type { SlideCounts } from '../../src/slides/slides.types.ts';
import { contract } from './carousel.element.ts';

export interface CarouselData {
  variant?: 'mini' | 'recirculation' | 'schedule' | 'playlist' | 'forecast' | 'custom';
  /** Overrides the numbers of visible slides of the variant. */
  counts?: SlideCounts | undefined;
  gap?: number;
  /** For who does not see it, where there is no title. */
  label?: string;
  /** Heading above the slides, as html. */
  heading?: SafeHtml;
  /** Html of each slide. */
  slides: readonly SafeHtml[];
}

/** Renders `<ap-carousel>`: without script its slides are a scrolling row. */
export function carouselTag({ variant, counts, gap, label, heading, slides }: CarouselData): SafeHtml {
  return tag(
    contract,
    { variant, slides: counts, gap, label },
    html`${heading && html`\n  ${heading}`}
  ${slidesRow(slides)}
`,
  );
}

const contents = [
  ['Com es fa un far', '/videos/com-es-fa-un-far'],
  ['El campanar, de dalt a baix', '/videos/el-campanar-de-dalt-a-baix'],
  ['La cobla, al carrer', '/videos/la-cobla-al-carrer'],
  ['La nit que va ploure', '/videos/la-nit-que-va-ploure'],
] as const;

export const sample: CarouselData = {
  variant: 'recirculation',
  heading: html`<h2>També us pot interessar</h2>`,
  slides: contents.map(([title, href]) => html`<a href="${href}">${title}</a>`),
};
