import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';

/** Server forms, or the space reserved for a form, with the widget that replaces them. */
const forms = inFull(
  [
    ['/acces?site=lacolla', 'ap-login'],
    ['/registre', 'ap-club-registration'],
    ['/contacte', 'ap-contact-form'],
    ['/participa/1', 'ap-ugc-form'],
    ['/participa/2', 'ap-ugc-form'],
  ],
  ['/acces', 'ap-login'],
  ['/registre?site=apunt', 'ap-register'],
  ['/butlletins', 'ap-newsletter'],
);
const entry = '**/dist/ap.js';

test.use({ allow: [/ap\.js/] });

for (const width of inFull([360], 1280))
  test(`BEY-31 at ${width} px no form is higher or lower when its widget takes over`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const [path = '', tag = ''] of forms) {
      await page.route(entry, (route) => route.abort());
      await page.goto(path);
      const before = await heightOf(page, tag);
      await page.unroute(entry);
      await page.reload();
      await expect(page.locator(tag)).toHaveAttribute('data-ap-state', 'ready');
      expect(Math.abs((await heightOf(page, tag)) - before), path).toBeLessThanOrEqual(1);
    }
  });

/** Returns the height with the final fonts. */
const heightOf = (page: Page, tag: string): Promise<number> =>
  page.locator(tag).evaluate(async (host) => {
    await document.fonts.ready;
    return host.getBoundingClientRect().height;
  });
