import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { cutOff } from '../support/pages/cut-off.ts';
import { brokenWords, drawWholePage } from '../support/pages/visible-faults.ts';

/** Opens a page with text twice as big (WCAG 1.4.4), rendered completely. */
async function openTwiceAsBig(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.goto(path);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await drawWholePage(page);
}

const narrow = [
  '/',
  '/programacio',
  '/el-temps',
  '/apunts',
  '/activitats',
  '/participa/1',
  '/registre',
  '/audios/la-coral-assaja-a-les-fosques',
];
const wide = ['/', '/acces', '/registre', '/registre-adults', '/butlletins', '/contacte'];

for (const [width, paths] of [[360, narrow], ...inFull([], [1280, wide] as const)] as const)
  for (const path of paths)
    test(`SITE-03 with text twice as big nothing of ${path} is cut off at ${width} px`, async ({ page }) => {
      await openTwiceAsBig(page, path, width);
      await expect.poll(() => cutOff(page)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });

for (const [path, tag] of [
  ['/', 'ap-carousel'],
  ['/', 'ap-schedule-carousel'],
  ['/el-temps', 'ap-weather'],
] as const)
  test(`CAR-03 SITE-03 with text twice as big the heading of ${tag} is whole, apart from its buttons`, async ({
    page,
  }) => {
    await openTwiceAsBig(page, path, 360);
    expect(await brokenWords(page, `${tag} > h2`)).toEqual([]);
    const host = page.locator(tag).first();
    await host.scrollIntoViewIfNeeded();
    const button = host.getByRole('button', { name: 'Anterior' });
    await expect(button).toBeVisible();
    const apart = () =>
      host.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.querySelector('h2') as Element);
        const words = [...range.getClientRects()];
        return [...element.querySelectorAll('button, [role="status"]')].every((control) => {
          const box = control.getBoundingClientRect();
          return words.every(
            ({ left, right, top, bottom }) =>
              box.width < 2 ||
              right <= box.left ||
              left >= box.right ||
              bottom <= box.top ||
              top >= box.bottom,
          );
        });
      });
    await expect.poll(apart).toBe(true);
  });
