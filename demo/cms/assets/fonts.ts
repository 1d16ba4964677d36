import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { keptFile } from '../../kept-file.ts';
import type { SiteInfo } from '../content/sites.ts';

const packages = createRequire(import.meta.url);

/**
 * Characters that are served, first and last of each range: those of Catalan and of the other languages of western
 * Europe, arrows and the minus sign. Other characters are drawn in the system font.
 */
const characters: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

const unicodeRange = characters
  .map(([first, last]) => `U+${first.toString(16)}-${last.toString(16)}`)
  .join(',');

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
  /** Lightest and heaviest weight that the pages use. With all weights, the text’s font would be 13 KB larger. */
  weights: readonly [min: number, max: number];
  standIns: StandIn[];
}

const sans = ['Arial', 'Liberation Sans', 'Helvetica'];
const sansBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'];
const serifBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];

const fonts: Record<string, Font> = {
  'atkinson-hyperlegible-next': {
    family: 'Atkinson Hyperlegible Next Variable',
    weights: [400, 700],
    standIns: [
      { local: sans, weights: '200 549', sizeAdjust: '99.1%', ascent: '98.9%', descent: '32.3%' },
      { local: sansBold, weights: '550 800', sizeAdjust: '99.5%', ascent: '98.5%', descent: '32.2%' },
    ],
  },
  'bricolage-grotesque': {
    family: 'Bricolage Grotesque Variable',
    weights: [400, 800],
    standIns: [
      { local: sansBold, weights: '200 800', sizeAdjust: '101%', ascent: '92.1%', descent: '26.7%' },
    ],
  },
  fredoka: {
    family: 'Fredoka Variable',
    weights: [400, 700],
    standIns: [
      { local: sansBold, weights: '300 700', sizeAdjust: '94%', ascent: '103.2%', descent: '25.5%' },
    ],
  },
  literata: {
    family: 'Literata Variable',
    weights: [400, 800],
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
 * Reads the font files, keyed by package name, with the characters and weights that the pages use. File names have a
 * hash of the bytes, so that they can be cached for ever.
 */
export async function readFontFiles(): Promise<Map<string, FontFile>> {
  const files = new Map<string, FontFile>();
  for (const [id, { weights }] of Object.entries(fonts)) {
    const bytes = await subset(id, weights);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    files.set(id, { name: `${id}.${hash}.woff2`, bytes });
  }
  return files;
}

/** Returns a smaller copy of a font, which takes a fifth of a second to make and is stored. */
function subset(id: string, [min, max]: Font['weights']): Promise<Buffer> {
  const whole = readFileSync(
    packages.resolve(`@fontsource-variable/${id}/files/${id}-latin-wght-normal.woff2`),
  );
  const version = readFileSync(packages.resolve('subset-font/package.json'));
  const text = characters.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  return keptFile(id, [whole, version, unicodeRange, `${min} ${max}`], () =>
    subsetFont(whole, text.join(''), { targetFormat: 'woff2', variationAxes: { wght: { min, max } } }),
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
      const face = `@font-face{font-family:"${family}";src:url(fonts/${name}) format("woff2");font-weight:${weights.join(' ')};font-display:optional;unicode-range:${unicodeRange}}`;
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
