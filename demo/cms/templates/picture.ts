import { html } from 'ghtml';
import { type Image, type ImageLayout, type ImageSource, pictureOf } from '../../../src/content/image.ts';
import type { Illustration } from '../content/content.types.ts';
import { illustrationId } from '../pictures/registry.ts';
import type { Page } from './page.ts';

const wide = [360, 416, 640, 856, 1200, 1600] as const;
const middle = [360, 416, 640, 856, 1200] as const;
const small = [160, 360, 416, 640] as const;

/** How pictures sit in the demo's pages. */
export const pictureLayouts = {
  lead: {
    ratio: '16-9',
    ratioUpTo: { 578: '4-3' },
    widths: wide,
    sizes: { 800: '100vw', 1099: '94vw', 1100: '720px' },
  },
  inText: { ratio: '16-9', widths: middle, sizes: { 800: '92vw', 1100: '680px' } },
  card: { ratio: '16-9', widths: small, sizes: { 578: '92vw', 1099: '46vw', 1100: '370px' } },
  row: { ratio: '4-3', widths: [96, 160, 360], sizes: { 1100: '128px' } },
  poster: { ratio: '3-4', widths: [160, 360, 416], sizes: { 578: '44vw', 1099: '30vw', 1100: '190px' } },
  front: { ratio: '16-9', ratioUpTo: { 578: '4-3' }, widths: wide, sizes: { 1099: '94vw', 1100: '600px' } },
  account: {
    ratio: '4-3',
    ratioUpTo: { 578: '16-9' },
    widths: middle,
    sizes: { 800: '92vw', 1099: '46vw', 1100: '560px' },
  },
  pin: { ratio: '16-9', widths: small, sizes: { 578: '80vw', 1100: '420px' } },
} as const satisfies Record<string, ImageLayout>;

export type PictureLayout = keyof typeof pictureLayouts;

export function imageOf({ name, alt }: Illustration): Image {
  return { src: `/clip/${illustrationId(name)}`, alt };
}

function sourceTag({ srcset, media, type, sizes, width, height }: ImageSource): string {
  const attributes = Object.entries({ media, type, srcset, sizes, width, height })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${name}="${String(value)}"`);
  return html`<source!${attributes} />`;
}

/**
 * T7: `<picture>` with every size the layout may need and its space reserved (IMG-01..08).
 * @param isLead the one picture above the fold: loaded at once and first
 */
export function picture(page: Page, image: Image, layout: PictureLayout, isLead = false): string {
  const found = pictureOf(image, pictureLayouts[layout], { base: page.basePath });
  if (!found) return '';
  const { sources, src, alt, width, height } = found;
  const loading = isLead ? 'fetchpriority="high"' : 'loading="lazy" decoding="async"';
  return html`<picture class="picture">!${sources.map(sourceTag)}<img src="${src}" alt="${alt}" width="${width}" height="${height}" !${loading} /></picture>`;
}

/** T7 with its caption. */
export function figure(page: Page, image: Image, caption: string, signature: string): string {
  return html`<figure class="figure">
    !${picture(page, image, 'inText')}
    <figcaption>${caption} <span class="muted">${signature}</span></figcaption>
  </figure>`;
}
