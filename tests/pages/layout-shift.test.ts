import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';

/** The sum of all shifts, of the kind that the budget counts: those that a reader did not cause. */
interface Shifts {
  value: number;
  culprits: string[];
}

const [article, poll, video] = [
  '/noticies/la-ciutat-ompli-de-musica-els-patis',
  '/enquestes/1',
  '/videos/assaig-general',
];
const looks = inFull<readonly [string, number]>(
  [
    [article, 360],
    [article, 1280],
    [poll, 360],
    [video, 360],
  ],
  ...[article, poll, video].map((path) => [path, 800] as const),
  [poll, 1280],
  [video, 1280],
);

test('BEY-31 nothing moves while the widgets of a page come alive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: Shifts = { value: 0, culprits: [] };
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Element }[];
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        shifts.value += entry.value;
        shifts.culprits.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const [path, width] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const host of await page
      .locator('ap-poll, ap-share-bar, ap-time, ap-gate, ap-favourite-button')
      .all()) {
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute('data-ap-state', 'ready');
    }
    await page.waitForLoadState('networkidle');
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    });
    const { value, culprits } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
    expect(value, `${path} at ${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
  }
});
