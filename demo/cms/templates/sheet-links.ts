import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { BuiltFile } from '../assets/manifest.ts';
import { link, type Page } from './page.ts';

/** Returns the tags of the library in a part of a page. */
export const tagsIn = (part: string): Set<string> =>
  new Set([...part.matchAll(/<(ap-[a-z-]+)/g)].map(([, tag = '']) => tag));

/** Returns the attribute `integrity`, after a space. */
export function integrity(file: BuiltFile): SafeHtml | '' {
  return file.integrity === undefined ? '' : html` integrity="${file.integrity}"`;
}

/**
 * Links to the library's stylesheets for a page: the base, and the separate stylesheets of its tags, for display
 * without a script.
 */
export function sheetLinks(page: Page, body: HtmlValue): SafeHtml[] {
  const { base, sheets } = page.bundle;
  const ofTags = [...tagsIn(String(html`${body}`))].flatMap((tag) => sheets.get(tag) ?? []);
  return [base, ...ofTags].map(
    (file) => html`<link rel="stylesheet" href="${link(page, `/dist/${file.file}`)}"${integrity(file)} />`,
  );
}
