import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { BuiltFile } from '../assets/manifest.ts';
import { link, type Page } from './page.ts';

/** The tags of the library that stand in a part of a page. */
export const tagsIn = (part: string): Set<string> =>
  new Set([...part.matchAll(/<(ap-[a-z-]+)/g)].map(([, tag = '']) => tag));

/** The attribute, with a blank before it. */
export function integrity(file: BuiltFile): SafeHtml | '' {
  return file.integrity === undefined ? '' : html` integrity="${file.integrity}"`;
}

/** The library's sheets for a page: the base, and one for each tag in it that has its own, so that it is drawn without a script too. */
export function sheetLinks(page: Page, body: HtmlValue): SafeHtml[] {
  const { base, sheets } = page.bundle;
  const ofTags = [...tagsIn(String(html`${body}`))].flatMap((tag) => sheets.get(tag) ?? []);
  return [base, ...ofTags].map(
    (file) => html`<link rel="stylesheet" href="${link(page, `/dist/${file.file}`)}"${integrity(file)} />`,
  );
}
