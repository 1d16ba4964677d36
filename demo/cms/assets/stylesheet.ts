import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { type CompressedText, compress } from '../../api/http/compressed.ts';
import { type FontFile, fontFaces } from './fonts.ts';

export interface Stylesheet {
  /** Name with a hash: `site.<hash>.css`, `account.<hash>.css`. */
  name: string;
  text: CompressedText;
}

const folder = new URL('../styles/', import.meta.url);

/** Removes comments and insignificant whitespace. Sufficient for our own flat rules; not a general minifier. */
export function minify(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/: /g, ':')
    .replaceAll(';}', '}')
    .trim();
}

/**
 * Reads the stylesheet of all pages, and a separate stylesheet for each kind of page, so that other pages do not load
 * it.
 */
export function readStylesheets(fontFiles: Map<string, FontFile>) {
  const read = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
  return {
    site: named('site', [fontFaces(fontFiles), ...rulesIn('./')]),
    account: named('account', [read('forms/server-form.css'), ...rulesIn('account/')]),
    // shared with the widgets, for contents and live messages
    body: named('body', [read('content/body.css')]),
    card: named('card', rulesIn('card/')),
    // rules that format a card for paper: `@page` would affect any other page too
    cardPrint: named('card-print', rulesIn('card-print/')),
    media: named('media', rulesIn('media/')),
    newsroom: named('newsroom', rulesIn('newsroom/')),
    tool: named('tool', rulesIn('tool/')),
  };
}

/** Reads the rules of a folder of `styles/`, in the order of its file names. */
function rulesIn(name: string): string[] {
  const place = new URL(name, folder);
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
