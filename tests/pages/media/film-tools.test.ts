import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { effectsRun, hear } from '../../support/pages/poll.ts';

const path = '/videos/com-es-fa-un-far';

/** Ways of operating a control; every test runs with each of them. */
const ways: Record<string, (control: Locator) => Promise<void>> = {
  mouse: (control) => control.click(),
  touch: (control) => control.tap(),
  keyboard: (control) => control.press('Enter'),
};

const ready = (page: Page, ...tags: string[]) =>
  Promise.all(tags.map((tag) => expect(page.locator(tag)).toHaveAttribute('data-ap-state', 'ready')));

const videoOf = (page: Page) => page.locator('ap-player [data-ap-mount] video');
const timeOf = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (page: Page) => videoOf(page).evaluate((video: HTMLVideoElement) => video.paused);

test.describe('the film of a minute', () => {
  test.use({ hasTouch: true });

  for (const [way, press] of Object.entries(ways))
    test(`DOWN-02 PLAY-27 goes to a moment, is taken away and put into a small window, by ${way}`, async ({
      page,
    }) => {
      await page.goto(path);
      await page.locator('ap-cue-points').scrollIntoViewIfNeeded();
      await ready(page, 'ap-player', 'ap-cue-points', 'ap-download', 'ap-pip');
      await press(page.getByRole('link', { name: '0:24 L’escala' }));
      await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(24);
      await expect.poll(() => isPaused(page)).toBe(false);
      expect(new URL(page.url()).search, 'the page stays').toBe('');

      const coming = page.waitForEvent('download');
      await press(page.getByRole('link', { name: 'Baixeu el vídeo' }));
      const download = await coming;
      expect(download.suggestedFilename()).toBe('com_es_fa_un_far.mp4');
      expect(await download.failure()).toBeNull();
      await expect(page.locator('ap-download').getByRole('status')).toHaveText('El fitxer s’ha baixat.');

      const opening = page.waitForEvent('popup');
      await press(page.getByRole('link', { name: /^Obriu-lo en una finestra menuda/ }));
      const window = await opening;
      await window.waitForLoadState();
      expect(new URL(window.url()).pathname).toBe(`/finestra${path}`);
      const shape = () => window.evaluate(() => [innerWidth, innerHeight, window.opener === null]);
      await expect.poll(shape).toEqual([600, 396, true]);
      await expect.poll(() => isPaused(page)).toBe(true);
    });
});

test('CUE-02 CUE-03 copies the link of a moment, and says so for 3000 ms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  await page.goto(path);
  await page.locator('ap-cue-points').scrollIntoViewIfNeeded();
  await ready(page, 'ap-cue-points');
  const events = await hear(page, 'ap-share');
  await page.clock.pauseAt('2026-03-03T11:00:00Z');
  const points = page.locator('ap-cue-points');
  const note = points.getByText('Enllaç copiat').first();
  await points.getByRole('button', { name: 'Copieu l’enllaç: 0:24 L’escala' }).click();
  await expect(note).toBeVisible();
  await expect(points.getByRole('status')).toHaveText('Enllaç copiat');
  const url = await page.evaluate(() => navigator.clipboard.readText());
  expect(await events()).toEqual([['ap-share', { network: 'copy', url }]]);
  expect(new URL(url).search).toBe('?t=24');
  await effectsRun(page);
  await page.clock.runFor(2999);
  await expect(note).toBeVisible();
  await page.clock.runFor(1);
  await expect(points.getByRole('status')).toHaveText('');
  await expect(points.getByText('Enllaç copiat')).toHaveCount(0);
});

test('CUE-06 begins at the moment that its link says', fullOnly, async ({ page }) => {
  await page.goto(`${path}?t=24`);
  await ready(page, 'ap-player');
  await page.getByRole('link', { name: /^Reproduïu/ }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThanOrEqual(24);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'DEL-04 CUE-01 has the moments, the file and the small window as links',
    fullOnly,
    async ({ page }) => {
      await page.goto(path);
      const coming = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Baixeu el vídeo' }).click();
      expect((await coming).suggestedFilename()).toBe('far.mp4');
      await page.getByRole('link', { name: '0:24 L’escala' }).click();
      await expect(page).toHaveURL(/\?t=24$/);
      const opening = page.waitForEvent('popup');
      await page.getByRole('link', { name: /^Obriu-lo en una finestra menuda/ }).click();
      await expect(await opening).toHaveURL(new RegExp(`/finestra${path}$`));
    },
  );
});
