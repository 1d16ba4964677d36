import { expect, test } from '../../support/demo.ts';
import { contentsPath, listOn, savedBy, showsPath } from './saved-page.ts';

const childrenPath = '/perfil/els-meus-fills-i-filles';

for (const width of [360, 800, 1280]) {
  test(`BEY-31 nothing moves while the lists and the children of a profile come alive, at ${width} px`, async ({
    page,
    demo,
    freshAccount,
    loginAs,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      Object.assign(window, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          (window as unknown as { shifted: number }).shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const contents = ['c1', 'c2', 'c3', 'c5'];
    await loginAs(await savedBy(demo, await freshAccount(), { contents }));
    for (const [path, text] of [
      [contentsPath, 'Com es fa un far'],
      [`${showsPath}?site=lacolla`, 'Encara no seguiu cap programa'],
      [`${childrenPath}?site=lacolla`, 'Afegiu una criatura'],
    ] as const) {
      await page.goto(path);
      await expect(
        listOn(page).host.getByText(text, { exact: false }).filter({ visible: true }),
      ).toBeVisible();
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
