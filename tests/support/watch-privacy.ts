import { expect, type Page } from '@playwright/test';
import type { Sheet } from '../../scripts/derive/privacy.ts';
import { matches } from './matches.ts';

/** Request types of scripts. The browser's own loads of pictures, sheets and pages are excluded. */
const byScript = ['fetch', 'xhr', 'ping', 'eventsource'];

/**
 * Records each call of a page, to compare the calls with the privacy sheets of the page's tags.
 *
 * @returns check that fails for an undeclared call, storage key or cookie, and forgets the calls so far
 */
export function watchPrivacy(page: Page, sheets: ReadonlyMap<string, Sheet>) {
  const calls = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // an editor's preview fetches the page itself, in its original form
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
