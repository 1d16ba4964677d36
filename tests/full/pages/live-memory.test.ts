import { expect, test } from '../../support/demo.ts';
import { playerOn } from '../../support/pages/player.ts';
import { memoryOf } from '../../support/pages/soak-page.ts';

const MINUTE = 60;
/** `LIVE_MINUTES=3` tries it. */
const MINUTES = Number(process.env.LIVE_MINUTES ?? 30);
/** Minutes until the window of the stream and the buffers are full. */
const WARMING = 1.5;
/** Upper bound, as a ratio to the heap at the first measurement. */
const BOUND = 1.2;

test.setTimeout((MINUTES * 2 + 5) * MINUTE * 1000);

test('a live channel plays for half an hour without growing memory use', async ({ page }) => {
  await page.goto('/directes/apunt-tv');
  const player = playerOn(page, 'La Nit de les Campanes, en directe');
  await player.poster.click();
  await player.plays();
  const begin = await player.time();
  const playUntil = (minutes: number) =>
    expect
      .poll(player.time, { timeout: (minutes * 2 + 1) * MINUTE * 1000, intervals: [5000] })
      .toBeGreaterThan(begin + minutes * MINUTE);

  await playUntil(WARMING);
  const before = await memoryOf(page);
  await playUntil(MINUTES);
  const after = await memoryOf(page);

  await expect(player.problem).toHaveCount(0);
  await expect(player.button('En directe')).toHaveAttribute('data-now');
  for (const what of ['script', 'nodes', 'listeners'] as const)
    expect(after[what], `${what}: ${before[what]} at first`).toBeLessThanOrEqual(before[what] * BOUND);
  const kept = await player.media.evaluate(({ buffered }: HTMLMediaElement) => {
    const ranges = Array.from({ length: buffered.length }, (_, index) => index);
    return ranges.reduce((sum, index) => sum + buffered.end(index) - buffered.start(index), 0);
  });
  expect(kept, 'seconds of stream in memory').toBeLessThan(90);
});
