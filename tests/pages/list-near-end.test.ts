import { expect, test } from '../support/demo.ts';

test('LIST-08 requests the next cards more than a screen and a half before the end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/programes');
  await expect(page.locator('ap-index')).toHaveAttribute('data-ap-state', 'ready');
  const more = page.waitForRequest(/\/webapi\/shows\/search\//);
  const screensLeft = await page.getByRole('button', { name: 'Més resultats' }).evaluate((button) => {
    scrollBy(0, button.getBoundingClientRect().top - innerHeight * 2.7);
    return button.getBoundingClientRect().top / innerHeight - 1;
  });
  expect(screensLeft).toBeGreaterThan(1.6);
  await more;
});
