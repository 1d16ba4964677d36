import { expect, shot, test } from '../../support/demo.ts';
import { designs } from '../../support/designs.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { favouriteIn } from '../../support/pages/favourites.ts';
import { holdBack } from '../../support/pages/hold-back.ts';

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    test('FAV-01 CARD-01 places the buttons of cards above the card’s link, at every width and on every site', async ({
      page,
      loginAs,
      axe,
    }) => {
      await loginAs('9');
      const looks = inFull<readonly [string, number]>(
        [
          ['/', 360],
          ['/lacolla', 1280],
        ],
        ['/', 800],
        ['/', 1280],
        ['/lacolla', 360],
        ['/apunts', 1280],
      );
      for (const [path, width] of looks) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        const { host, button } = favouriteIn(page.locator('.card ap-favourite-button').first());
        await host.scrollIntoViewIfNeeded();
        await button.click(); // Playwright fails if another element covers it
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        expect(new URL(page.url()).pathname).toBe(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        await shot(page, `favourites-${path.slice(1) || 'home'}-${width}-${colorScheme}`);
        await axe('main');
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'false');
      }
    });
  });

test(
  'BEY-24 shows the focus of the button and of the card separately',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('9');
    await page.goto('/');
    const { button } = favouriteIn(page.locator('.cards ap-favourite-button').first());
    await button.focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(button).toBeFocused();
    const outlines = await button.evaluate((element) => [
      getComputedStyle(element).outlineStyle,
      getComputedStyle(element.closest('.card') as Element).outlineStyle,
    ]);
    expect(outlines).toEqual(['solid', 'none']);
  },
);

test('BEY-24 W-28 moves the focus from the link to the button that replaces it', async ({
  page,
  loginAs,
}) => {
  await loginAs('9');
  const code = await holdBack(page, '**/favourite-button-*.js');
  await page.goto('/videos/com-es-fa-un-far');
  const { link, button } = favouriteIn(page.locator('.article ap-favourite-button'));
  await link.focus();
  await code.release();
  await expect(button).toBeFocused();
});
