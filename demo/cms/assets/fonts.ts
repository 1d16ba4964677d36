import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { SiteInfo } from '../content/sites.ts';

const packages = createRequire(import.meta.url);

/** The Latin subset, the only one served: it contains all characters of Catalan. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** System font that takes the same space until the web font has loaded; measured on Catalan text. */
interface StandIn {
  local: string[];
  weights: string;
  sizeAdjust: string;
  ascent: string;
  descent: string;
}

interface Font {
  family: string;
  weights: string;
  standIns: StandIn[];
}

const sans = ['Arial', 'Liberation Sans', 'Helvetica'];
const sansBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'];
const serifBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];

const fonts: Record<string, Font> = {
  'atkinson-hyperlegible-next': {
    family: 'Atkinson Hyperlegible Next Variable',
    weights: '200 800',
    standIns: [
      { local: sans, weights: '200 549', sizeAdjust: '99.1%', ascent: '98.9%', descent: '32.3%' },
      { local: sansBold, weights: '550 800', sizeAdjust: '99.5%', ascent: '98.5%', descent: '32.2%' },
    ],
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque Variable',
    weights: '200 800',
    standIns: [
      { local: sansBold, weights: '200 800', sizeAdjust: '101%', ascent: '92.1%', descent: '26.7%' },
    ],
  },
  fredoka: {
    family: 'Fredoka Variable',
    weights: '300 700',
    standIns: [
      { local: sansBold, weights: '300 700', sizeAdjust: '94%', ascent: '103.2%', descent: '25.5%' },
    ],
  },
  literata: {
    family: 'Literata Variable',
    weights: '200 900',
    standIns: [
      { local: serifBold, weights: '200 900', sizeAdjust: '114.3%', ascent: '103.3%', descent: '27.1%' },
    ],
  },
};

export interface FontFile {
  name: string;
  bytes: Buffer;
}

/**
 * Reads the font files, keyed by package name. File names have a hash of the bytes, so that they can be cached for
 * ever.
 */
export function readFontFiles(): Map<string, FontFile> {
  return new Map(
    Object.keys(fonts).map((id) => {
      const bytes = readFileSync(
        packages.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`),
      );
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      return [id, { name: `${id}.${hash}.woff2`, bytes }];
    }),
  );
}

function standInFace(family: string, { local, weights, sizeAdjust, ascent, descent }: StandIn): string {
  const sources = local.map((face) => `local("${face}")`).join(',');
  return `@font-face{font-family:"${family} stand-in";src:${sources};font-weight:${weights};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:0%}`;
}

/**
 * Returns the `@font-face` rules of every font and its fallbacks, with addresses relative to the stylesheet. A font
 * that does not load in time is used from the next page on, since a late font must not shift the layout (BEY-31). A
 * title or paragraph may then take one line less.
 */
export function fontFaces(files: Map<string, FontFile>): string {
  return [...files]
    .flatMap(([id, { name }]) => {
      const font = fonts[id];
      if (!font) return [];
      const { family, weights, standIns } = font;
      const face = `@font-face{font-family:"${family}";src:url(fonts/${name}) format("woff2");font-weight:${weights};font-display:optional;unicode-range:${latin}}`;
      return [face, ...standIns.map((standIn) => standInFace(family, standIn))];
    })
    .join('\n');
}

/**
 * Returns the fonts that a page of a site uses above the fold: for text and headlines. Pages preload them, since
 * `font-display: optional` shows only what is there at the first layout: otherwise a page in a new tab shows a cached
 * font by chance, and a reader's first page never.
 */
export function preloadedFonts(site: SiteInfo, files: Map<string, FontFile>): string[] {
  return ['atkinson-hyperlegible-next', site.displayFont].flatMap((id) => files.get(id)?.name ?? []);
}
