import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { hear } from '../poll/poll-page.ts';
import { openBar, title, url } from './share-bar-page.ts';

/** Stands for the phone's own menu, which a test cannot press. */
const phone = (result: string) => {
  const calls: unknown[] = [];
  Object.assign(window, { shareCalls: calls });
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => {
      calls.push(data);
      if (result !== 'shares') throw new DOMException('no', result);
    },
  });
};
const calls = (page: Page) =>
  page.evaluate(() => (window as unknown as { shareCalls: unknown[] }).shareCalls);

test('SHARE-05 SHARE-16 BP-02 it replaces the list under 568 px, and only there', async ({ page }) => {
  await page.addInitScript(phone, 'shares');
  await page.setViewportSize({ width: 568, height: 800 });
  const { bar } = await openBar(page);
  await expect(bar.getByRole('link')).toHaveCount(3);
  await page.setViewportSize({ width: 567, height: 800 });
  const button = bar.getByRole('button', { name: 'Compartiu' });
  await expect(button).toBeVisible();
  await expect(bar.getByRole('link')).toHaveCount(0);
  const events = await hear(page, 'ap-share');
  await button.click();
  await expect.poll(() => calls(page)).toEqual([{ url: new URL(url).href, title }]);
  await expect.poll(events).toEqual([['ap-share', { network: 'native', url: new URL(url).href }]]);
  await page.setViewportSize({ width: 568, height: 800 });
  await expect(bar.getByRole('link')).toHaveCount(3);
});

test('SHARE-05 where there is no such menu the list stays on a phone', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.setViewportSize({ width: 360, height: 800 });
  const { bar } = await openBar(page);
  await expect(bar.getByRole('link')).toHaveCount(3);
  await expect(bar.getByRole('button', { name: 'Compartiu' })).toHaveCount(0);
});

test('SHARE-16 leaving the menu says nothing', async ({ page }) => {
  await page.addInitScript(phone, 'AbortError');
  await page.setViewportSize({ width: 360, height: 800 });
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const { bar } = await openBar(page);
  const events = await hear(page, 'ap-share', 'ap-error');
  await bar.getByRole('button', { name: 'Compartiu' }).click();
  await expect.poll(async () => (await calls(page)).length).toBe(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await events()).toEqual([]);
  expect(warnings).toEqual([]);
});

test('SHARE-11 a menu that fails is only logged', async ({ page }) => {
  await page.addInitScript(phone, 'NotAllowedError');
  await page.setViewportSize({ width: 360, height: 800 });
  const { bar } = await openBar(page);
  const events = await hear(page, 'ap-error');
  await bar.getByRole('button', { name: 'Compartiu' }).click();
  await expect
    .poll(events)
    .toEqual([['ap-error', expect.objectContaining({ code: 'NotAllowedError', tag: 'ap-share-bar' })]]);
  await expect(bar.getByRole('button', { name: 'Compartiu' })).toBeVisible();
});
