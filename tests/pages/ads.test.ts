import type { BrowserContext, Page, Route } from '@playwright/test';
import { type Demo, expect, test } from '../support/demo.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const accept = (context: BrowserContext, demo: Demo) =>
  context.addCookies([{ name: 'demo-anuncis', value: '1', url: demo.url }]);

/** Scrolls to the last ad as a wheel does, in a list only to the first: it would load more at its end. */
async function readThrough(page: Page) {
  await page.evaluate(async () => {
    const inList = document.querySelector('.ap-list-ad ap-ad');
    const last = inList ?? ([...document.querySelectorAll('ap-ad')].at(-1) as Element);
    const end = last.getBoundingClientRect().top + scrollY;
    for (let top = 0; top < end; top += 120) {
      scrollTo({ top, behavior: 'instant' });
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    }
  });
}

const pages = ['/', '/a-z', '/directes/nit-de-les-campanes'];

for (const [consent, width] of [
  ['accepted', 360],
  ['accepted', 1280],
  ['not accepted', 360],
  ['not accepted', 1280],
] as const)
  test(`AD-11 DEL-04 Home, a list and a feed move nothing at ${width} px with ads ${consent}`, async ({
    page,
    context,
    demo,
  }) => {
    if (consent === 'accepted') await accept(context, demo);
    await page.setViewportSize({ width, height: 800 });
    const shifts = await watchShifts(page);
    for (const path of pages) {
      await page.goto(path);
      await readThrough(page);
      // the times of a feed change width slightly when they are rewritten
      const { sum, culprits } = await shifts.atRest();
      expect(sum, `${path}: ${culprits.join(', ')}`).toBeLessThan(0.001);
      const frames = page.locator('ap-ad iframe');
      if (consent === 'accepted') expect(await frames.count(), path).toBeGreaterThan(0);
      else await expect(frames).toHaveCount(0);
    }
  });

test.describe('a service that gives none', () => {
  test.use({ allow: [/Failed to load resource/] });
  for (const [what, answer] of [
    ['is blocked', (route: Route) => route.abort('blockedbyclient')],
    ['is broken', (route: Route) => route.fulfill({ status: 500, body: '<html>' })],
    ['hangs', () => {}],
  ] as const)
    test(`API-40 AD-11 an ad service that ${what} costs a list nothing: it goes on, and nothing moves`, async ({
      page,
      context,
      demo,
    }) => {
      await accept(context, demo);
      await page.route('**/anuncis/decisions?*', answer);
      const shifts = await watchShifts(page);
      const asked = page.waitForRequest('**/anuncis/decisions?*');
      await page.goto('/a-z');
      await readThrough(page);
      await asked;
      const { sum, culprits } = await shifts.soFar();
      expect(sum, culprits.join(', ')).toBeLessThan(0.001);
      await expect(page.locator('ap-ad iframe')).toHaveCount(0);
      await page.locator('[data-card-list] > li:not(.ap-list-ad)').last().scrollIntoViewIfNeeded();
      await expect
        .poll(() => page.locator('[data-card-list] > li:not(.ap-list-ad)').count())
        .toBeGreaterThan(12);
    });
});
