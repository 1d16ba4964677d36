import type { Page } from '@playwright/test';
import { expect, shot, test } from '../../support/demo.ts';
import { designs } from '../../support/designs.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { article, comeBack, gateOn, video } from './gate-page.ts';

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    test(
      'GATE-03 GATE-04 SITE-03 it fits every window, closed and open, and nothing moves when it becomes a widget',
      fullOnly,
      async ({ page, loginAs, axe }) => {
        for (const isLoggedIn of [false, true]) {
          if (isLoggedIn) await loginAs('7');
          const looks = inFull<readonly [string, number]>(
            isLoggedIn
              ? [[article, 360]]
              : [
                  [article, 800],
                  [video, 360],
                ],
            [article, 360],
            [article, 800],
            [video, 360],
            [video, 1280],
          );
          for (const [path, width] of looks) {
            await page.setViewportSize({ width, height: 800 });
            await page.goto(path);
            await page.locator('ap-gate').scrollIntoViewIfNeeded();
            await expect(page.locator('ap-gate')).toHaveAttribute('data-ap-state', 'ready');
            if (isLoggedIn) await expect(page.locator('ap-gate .ap-gate-content > div')).not.toBeEmpty();
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
            await axe('ap-gate');
            await shot(
              page,
              `gate-${path.slice(1, 4)}-${width}-${isLoggedIn ? 'open' : 'closed'}-${colorScheme}`,
            );
          }
        }
      },
    );
  });

const sizeOf = (page: Page) =>
  page.locator('ap-gate').evaluate((host: HTMLElement) => [host.offsetWidth, host.offsetHeight]);

test('BEY-31 GATE-03 the closed gate is as high before the script as after it, and the video’s box is as high open', async ({
  page,
  browser,
  demo,
  loginAs,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const still = await plain.newPage();
  for (const width of inFull([360, 1280], 800)) {
    for (const one of [page, still]) await one.setViewportSize({ width, height: 800 });
    for (const path of [video, article]) {
      await page.goto(path);
      await still.goto(path);
      await page.locator('ap-gate').scrollIntoViewIfNeeded();
      await expect(gateOn(page).access).toBeVisible();
      await expect(
        still.getByRole('main').getByRole('link', { name: 'Inicieu la sessió', exact: true }),
      ).toBeVisible();
      const boxes = await Promise.all([page, still].map((one) => sizeOf(one)));
      expect(boxes[0], `${path} at ${width} px`).toEqual(boxes[1]);
    }
  }
  await page.goto(video);
  const closed = await sizeOf(page);
  await loginAs('7');
  await comeBack(page);
  await expect(gateOn(page).content.getByRole('img').first()).toBeVisible();
  expect(await sizeOf(page)).toEqual(closed);
  await plain.close();
});
