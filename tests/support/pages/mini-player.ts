import type { Locator, Page } from '@playwright/test';
import { browserArguments, requireBrowser } from '../../../scripts/find-browser.mjs';
import type { MiniRecord } from '../../../src/media/mini/mini.types.ts';
import { expect } from '../demo.ts';
import { patient } from './player.ts';
import { scrollTo } from './scrolling.ts';

/** Permits sound without a click: a test goes to the next page without pressing a link. */
export const lettingSound = {
  launchOptions: {
    executablePath: requireBrowser(),
    args: [...browserArguments, '--autoplay-policy=no-user-gesture-required'],
  },
};

/** Film of the demo, a minute long, and its page. */
const far = { type: 'video', bcId: '6000000000101', mediaTitle: 'Com es fa un far' } as const;
export const farPage = '/videos/com-es-fa-un-far';

const isPlaying = (film: Locator) =>
  expect
    .poll(() => film.evaluate((one: HTMLMediaElement) => !one.paused && one.readyState > 2), patient)
    .toBe(true);

/** Mini-player of the page and its media element. */
export function miniOn(page: Page) {
  const frame = page.getByRole('region', { name: /^Minireproductor/ });
  const media = frame.locator('[data-ap-mount] video, [data-ap-mount] audio');
  return {
    frame,
    media,
    play: frame.getByRole('button', { name: /^Continueu/ }),
    pause: frame.getByRole('button', { name: /^Pausa/ }),
    close: frame.getByRole('button', { name: 'Tanqueu el minireproductor' }),
    plays: () => isPlaying(media),
    time: () => media.evaluate((one: HTMLMediaElement) => one.currentTime),
  };
}

export const recordOf = (page: Page): Promise<MiniRecord | null> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('ap-mini-player') ?? 'null'));

/** Stores a mini-player record, as if a film had been playing on the previous page. */
export async function leaveBehind(page: Page, changed: object = {}): Promise<void> {
  await page.evaluate(
    (record) => sessionStorage.setItem('ap-mini-player', JSON.stringify({ at: Date.now(), ...record })),
    { media: far, page: farPage, seconds: 20, isPlaying: true, isMuted: false, volume: 1, ...changed },
  );
}

/** Opens the page of the film, and waits until its opening block is ready. */
export async function openFilm(page: Page) {
  await page.goto(farPage);
  const host = page.locator('ap-opening');
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  const media = host.locator('ap-player [data-ap-mount] video');
  /** Top of the player on the page, in px. */
  const top = () => host.evaluate((one) => one.getBoundingClientRect().top + scrollY);
  const plays = () => isPlaying(media);
  return {
    host,
    media,
    top,
    plays,
    mini: miniOn(page),
    async press() {
      await host.locator('[slot="poster"]').click();
      await plays();
    },
    /** Scrolls down until the player becomes sticky: its code loads during playback. Returns the scroll position. */
    async goAlong() {
      let at = (await top()) + 400;
      const goOn = async () => {
        at += 1;
        await scrollTo(page, at);
        return host.getAttribute('sticky');
      };
      await expect.poll(goOn).toBe('');
      return at;
    },
  };
}
