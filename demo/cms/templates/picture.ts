import type { Image, ImageLayout } from '../../../src/content/image.ts';
import { pictureView } from '../../../src/content/picture-view.ts';
import type { SafeHtml } from '../../../src/server/html.ts';
import { viewMarkup } from '../../../src/server/view-markup.ts';
import type { Page } from './page.ts';

const wide = [360, 416, 640, 856, 1200, 1600] as const;
const middle = [360, 416, 640, 856, 1200] as const;
const small = [160, 360, 416, 640] as const;

/** Layouts of pictures in the demo's pages. */
export const pictureLayouts = {
  lead: {
    ratio: '16-9',
    ratioUpTo: { 578: '4-3' },
    widths: wide,
    sizes: { 800: '100vw', 1099: '94vw', 1100: '720px' },
  },
  opening: { ratio: '16-9', widths: wide, sizes: { 1099: '94vw', 1100: '860px' } },
  tall: { ratio: '9-16', widths: small, sizes: { 1100: '45vh' } },
  card: { ratio: '16-9', widths: small, sizes: { 578: '92vw', 1099: '46vw', 1100: '370px' } },
  row: { ratio: '4-3', widths: [96, 160, 360], sizes: { 1100: '128px' } },
  poster: { ratio: '3-4', widths: [160, 360, 416], sizes: { 578: '44vw', 1099: '30vw', 1100: '190px' } },
  mini: { ratio: '3-4', widths: [96, 160, 360], sizes: { 578: '23vw', 800: '16vw', 1100: '110px' } },
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

/**
 * T7: `<picture>` with every size that the layout may need, and with its space reserved (IMG-01..08).
 * @param isLead true for the one picture above the fold: loaded at once and first
 */
export function picture(page: Page, image: Image, layout: PictureLayout, isLead = false): SafeHtml | '' {
  const loading = isLead ? { fetchpriority: 'high' } : undefined;
  return viewMarkup(pictureView(image, pictureLayouts[layout], { base: page.basePath }, loading));
}
