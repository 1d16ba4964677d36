import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { openHeader } from '../../support/pages/header.ts';

test('HDR-17 SRCH-14 leads to the page of the text, encoded once', fullOnly, async ({ page }) => {
  for (const [typed, path] of [
    ['abc', '/resultats/abc'],
    ['  mar blau ', '/resultats/mar%20blau'],
    ['a/b%c+d?e#f', '/resultats/a%2Fb%25c%2Bd%3Fe%23f'],
    ['😀😀😀', '/resultats/%F0%9F%98%80%F0%9F%98%80%F0%9F%98%80'],
  ] as const)
    await test.step(`«${typed}»`, async () => {
      const { searchButton, field } = await openHeader(page);
      await searchButton.click();
      await expect(page.locator('ap-header form')).toHaveAttribute('novalidate');
      await field.fill(typed);
      await field.press('Enter');
      await expect.poll(() => new URL(page.url()).pathname).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`«${typed.trim()}»`);
    });
});
