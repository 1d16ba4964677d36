import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type CompressedText, compress } from './compressed.ts';
import { type FontFile, fontFaces } from './fonts.ts';

export interface Stylesheet {
  /** `site.<hash>.css`, `account.<hash>.css` */
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
  return named('site', [fontFaces(fontFiles), ...rulesIn(folder)]);
}

/** What only the pages of accounts need: no other page pays for it. */
export function buildAccountStylesheet(): Stylesheet {
  return named('account', rulesIn(new URL('account/', folder)));
}

/** What the bodies of contents and of live messages are drawn with: the sheet that widgets have too. */
export function buildBodyStylesheet(): Stylesheet {
  return named('body', [readFileSync(new URL('../../../src/content/body.css', import.meta.url), 'utf8')]);
}

/** What only the membership card and its check need. */
export function buildCardStylesheet(): Stylesheet {
  return named('card', rulesIn(new URL('card/', folder)));
}

/** What makes paper of a card: `@page` would do the same to any other page. */
export function buildCardPrintStylesheet(): Stylesheet {
  return named('card-print', rulesIn(new URL('card-print/', folder)));
}

/** What the pages of the newsroom are drawn with. */
export function buildNewsroomStylesheet(): Stylesheet {
  return named('newsroom', rulesIn(new URL('newsroom/', folder)));
}

function rulesIn(place: URL): string[] {
  const files = readdirSync(place)
    .filter((name) => name.endsWith('.css'))
    .sort();
  return files.map((name) => readFileSync(new URL(name, place), 'utf8'));
}

function named(name: string, rules: string[]): Stylesheet {
  const css = minify(rules.join('\n'));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { name: `${name}.${hash}.css`, text: compress(css, 11) };
}
