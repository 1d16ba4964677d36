import { expect, test } from '../../support/demo.ts';
import { effectsRun, hear } from '../poll/poll-page.ts';
import { openBar, url } from './share-bar-page.ts';

test('SHARE-07 SHARE-03 the note is shown for 1000 ms, and the link is in the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  const { bar } = await openBar(page, { variant: 'aside' });
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
  await note.click(); // once more: the time begins anew
  await expect.poll(async () => (await events()).length).toBe(3);
  await effectsRun(page);
  await page.clock.runFor(999);
  await expect(note).toBeVisible();
  await page.clock.runFor(1);
  await expect(copy).toBeVisible();
});

test('SHARE-11 SHARE-17 without permission it is only logged, and no note is shown', async ({
  page,
  context,
}) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    // the permission is the browser's, and headless ones grant it
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const { bar } = await openBar(page, { variant: 'aside' });
  const events = await hear(page, 'ap-share', 'ap-error');
  await bar.getByRole('button', { name: 'Copieu l’enllaç' }).click();
  await expect.poll(() => warnings.length).toBe(1);
  await expect(bar.getByRole('button', { name: 'Enllaç copiat' })).toHaveCount(0);
  await expect(bar).toHaveAttribute('data-ap-state', 'ready');
  expect(await events()).toEqual([
    ['ap-error', expect.objectContaining({ tag: 'ap-share-bar', code: 'NotAllowedError' })],
  ]);
});
