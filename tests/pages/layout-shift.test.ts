import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { watchShifts } from './shifts.ts';

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
  const shifts = await watchShifts(page);
  for (const [path, width] of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const host of await page
      .locator('ap-poll, ap-share-bar, ap-time, ap-gate, ap-favourite-button')
      .all()) {
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute('data-ap-state', 'ready');
    }
    const { sum, culprits } = await shifts.atRest();
    expect(sum, `${path} at ${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
  }
});
