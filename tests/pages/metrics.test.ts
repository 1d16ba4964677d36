import type { Page } from '@playwright/test';
import type { Metric } from '../../src/page/metric.types.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';

const PREVIEW = '/aparador/ap-poll/mostra';

/** Records all metrics that the page receives. */
async function hearMetrics(page: Page): Promise<() => Promise<Metric[]>> {
  await page.addInitScript(() => {
    const heard: Metric[] = [];
    Object.assign(window, { heard });
    document.addEventListener('ap-metric', (event) => heard.push((event as CustomEvent<Metric>).detail));
  });
  return () => page.evaluate(() => (window as unknown as { heard: Metric[] }).heard);
}

const twoPictures = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  });

test('BEY-32 a tag that pushes the page down is named, and what the page itself pushes has no name', async ({
  page,
}) => {
  const metrics = await hearMetrics(page);
  await page.goto(PREVIEW);
  const poll = page.locator('ap-poll');
  await expect(poll).toHaveAttribute('data-ap-state', 'ready');
  // on a busy machine the showroom's own tag may load later and push it too
  await expect(page.locator('[data-ap-state]:not([data-ap-state="ready"])')).toHaveCount(0);
  await poll.evaluate((host) => host.after('Un text de sota'));
  await twoPictures(page);
  const before = (await metrics()).length;
  const news = async (by?: string) => (await metrics()).slice(before).filter(({ tag }) => tag === by);
  await poll.evaluate((host) => {
    host.style.paddingBlockEnd = '150px';
  });
  await expect
    .poll(() => news('ap-poll'))
    .toEqual([{ kind: 'layout-shift', tag: 'ap-poll', value: expect.any(Number) }]);

  await page.evaluate(() => {
    const banner = document.createElement('p');
    banner.style.blockSize = '90px';
    document.querySelector('main')?.prepend(banner);
  });
  await expect.poll(() => news()).toEqual([{ kind: 'layout-shift', value: expect.any(Number) }]);
});

test(
  'BEY-32 a tag that answers a press slowly is named, with the time until something was seen',
  fullOnly,
  async ({ page }) => {
    const metrics = await hearMetrics(page);
    await page.goto(PREVIEW);
    const poll = page.locator('ap-poll');
    await expect(poll).toHaveAttribute('data-ap-state', 'ready');
    await poll.evaluate((host) => {
      host.addEventListener('click', () => {
        const end = performance.now() + 400;
        while (performance.now() < end);
      });
    });
    await poll.getByRole('radio').first().click();
    const slow = async () => (await metrics()).filter(({ kind }) => kind === 'slow-interaction');
    await expect.poll(async () => (await slow()).length).toBe(1);
    const [metric] = await slow();
    expect(metric?.tag).toBe('ap-poll');
    expect(metric?.value).toBeGreaterThanOrEqual(400);
  },
);

test.describe('a tag whose files do not come', () => {
  test.use({ allow: [/chunks\/poll/] });
  test('BEY-32 is named', async ({ page }) => {
    const metrics = await hearMetrics(page);
    await page.route('**/chunks/poll-*.js', (route) => route.abort());
    await page.goto(PREVIEW);
    await expect
      .poll(metrics, { timeout: 15_000 })
      .toContainEqual({ kind: 'failed-load', tag: 'ap-poll', value: 1 });
  });
});

test('BEY-32 nothing is measured on a page that has not asked for it', async ({ page }) => {
  const metrics = await hearMetrics(page);
  await page.goto('/enquestes/1');
  await expect(page.locator('ap-poll')).toHaveAttribute('data-ap-state', 'ready');
  await page.evaluate(() => window.ap.ready);
  const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(files.filter((name) => name.includes('metrics'))).toEqual([]);
  expect(await metrics()).toEqual([]);
});
