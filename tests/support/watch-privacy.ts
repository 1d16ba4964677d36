import { expect, type Page } from '@playwright/test';
import type { Sheet } from '../../scripts/derive/privacy.ts';
import { matches } from './matches.ts';

/**
 * Script requests and storage writes of a page. The browser's own loads of pictures, sheets and pages are excluded.
 */
const byScript = ['fetch', 'xhr', 'ping', 'eventsource'];

/**
 * Notes each call that a page makes, so that a test may ask whether the sheets of the tags on it tell of them all.
 *
 * @returns fails for a call, a storage key or a cookie that none of the tags declares; begins anew with each state
 */
export function watchPrivacy(page: Page, sheets: ReadonlyMap<string, Sheet>) {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // an editor's preview reads the page itself, as it was written
    const isOwn = pathname.startsWith('/dist/') || pathname === new URL(page.url()).pathname;
    if (!byScript.includes(request.resourceType()) || isOwn) return;
    calls.add(`${request.method()} ${pathname.replace(/^\/aparador\/falla\/[\w-]+/, '')}`);
  });

  return async () => {
    const { tags, ...kept } = await page.evaluate(() => ({
      tags: [...document.querySelectorAll('*')].map(({ localName }) => localName),
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
    }));
    const cookie = (await page.context().cookies()).map(({ name }) => name);
    const told = ['ap-config', ...tags].flatMap((tag) => sheets.get(tag) ?? []);
    const declared = told.flatMap(({ keeps }) => keeps);
    const undeclared = Object.entries({ ...kept, cookie }).flatMap(([where, names]) =>
      names
        .filter((name) => !declared.some((item) => item.where === where && matches(item.name, name)))
        .map((name) => `${where} ${name}`),
    );
    for (const call of calls)
      if (!told.some(({ sends }) => sends.some((item) => matches(item.call, call)))) undeclared.push(call);
    calls.clear();
    expect(undeclared, 'each is in the .privacy.ts of a tag on the page').toEqual([]);
  };
}
