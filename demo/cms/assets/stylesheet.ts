import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type CompressedText, compress } from './compressed.ts';
import { type FontFile, fontFaces } from './fonts.ts';

export interface Stylesheet {
  /** `site.<hash>.css` */
  name: string;
  text: CompressedText;
}

const folder = new URL('../styles/', import.meta.url);

/** Takes away comments and blanks that mean nothing. Enough for our own flat rules; not a general minifier. */
export function minify(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}

/** All of `styles/`, in the order of their names, as one file named by its content. */
export function buildStylesheet(fontFiles: Map<string, FontFile>): Stylesheet {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort();
  const rules = files.map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const css = minify([fontFaces(fontFiles), ...rules].join('\n'));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { name: `site.${hash}.css`, text: compress(css, 11) };
}
