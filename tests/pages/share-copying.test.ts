import { expect, test } from '../support/demo.ts';
import { effectsRun, hear, insert, plainPage } from '../support/pages/poll.ts';

const url = 'https://example.cat/notícia?a=1&b=2#c';

// in a separate window, since only there the clipboard can be allowed and the clock stopped
test('SHARE-07 SHARE-03 copies the link, and shows a note for 1000 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  await page.goto(plainPage);
  await insert(page, { name: 'ap-share-bar', attributes: { url, variant: 'aside' } });
  const bar = page.locator('ap-share-bar');
  await expect(bar).toHaveAttribute('data-ap-state', 'ready');
  const events = await hear(page, 'ap-share');
  await page.clock.pauseAt('2026-03-03T11:00:00Z');
  const copy = bar.getByRole('button', { name: 'Copieu l’enllaç' });
  const note = bar.getByRole('button', { name: 'Enllaç copiat' });
  await copy.click();
  await expect(note).toBeVisible();
  await expect(bar.getByRole('status')).toHaveText('Enllaç copiat');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(url).href);
  expect(await events()).toEqual([['ap-share', { network: 'copy', url: new URL(url).href }]]);
  await effectsRun(page);
  await page.clock.runFor(999);
  await expect(note).toBeVisible();
  await page.clock.runFor(1);
  await expect(copy).toBeVisible();
  await expect(note).toHaveCount(0);

  await copy.click();
  await expect(note).toBeVisible();
  await effectsRun(page);
  await page.clock.runFor(500);
  await note.click(); // a second press restarts the time
  await expect.poll(async () => (await events()).length).toBe(3);
  await effectsRun(page);
  await page.clock.runFor(999);
  await expect(note).toBeVisible();
  await page.clock.runFor(1);
  await expect(copy).toBeVisible();
});
