import { expect, test } from '../support/demo.ts';

const pages = [
  '/acces',
  '/acces?site=apunts',
  '/acces?site=lacolla',
  '/acces-adults',
  '/acces?alert=password_changed',
];

for (const width of [360, 800, 1280]) {
  test(`BEY-31 nothing moves while a login comes alive, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifted: number }).shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('ap-login')).toHaveAttribute('data-ap-state', 'ready');
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      });
      const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
      expect(shifted, path).toBeLessThanOrEqual(0.01);
    }
  });
}
