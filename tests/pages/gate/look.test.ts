import { expect, shot, test } from '../../support/demo.ts';
import { designs } from '../../support/designs.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { article, video } from '../../support/pages/gate.ts';

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    test('GATE-03 GATE-04 fits every window, closed and open', fullOnly, async ({ page, loginAs, axe }) => {
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
          // a film has no text
          if (isLoggedIn) await page.locator('ap-gate .ap-gate-content > div > *').first().waitFor();
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
          await axe('ap-gate');
          await shot(
            page,
            `gate-${path.slice(1, 4)}-${width}-${isLoggedIn ? 'open' : 'closed'}-${colorScheme}`,
          );
        }
      }
    });
  });
