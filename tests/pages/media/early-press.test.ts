/** The page of a video, whose file is pressed before any script has run. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import { patient, playerOn } from '../../support/pages/player.ts';

const FILM = '/videos/com-es-fa-un-far';

interface Noted {
  events: string[];
  /** Positions of the film, 20 a second. */
  positions: number[];
  /** Largest number of media elements that play at a time. */
  playing: number;
}

/** Opens the page without its scripts, which come when `release` is called. */
async function openWithoutScripts(page: Page, path = FILM) {
  const scripts = await holdBack(page, /\.js(\?|$)/);
  await page.addInitScript(() => {
    const noted: Noted = { events: [], positions: [], playing: 0 };
    Object.assign(window, { noted });
    for (const type of ['ap-play', 'ap-pause', 'pause', 'emptied', 'seeking', 'ap-media-error'])
      document.addEventListener(
        type,
        ({ target }) => noted.events.push(`${type} of ${(target as Element).localName}`),
        { capture: true },
      );
    setInterval(() => {
      const playing = [...document.querySelectorAll<HTMLMediaElement>('video, audio')].filter(
        ({ paused }) => !paused,
      );
      noted.playing = Math.max(noted.playing, playing.length);
      if (playing[0]) noted.positions.push(playing[0].currentTime);
    }, 50);
  });
  await page.goto(path, { waitUntil: 'commit' });
  const native = page.locator('ap-opening > [slot="player"]');
  await native.waitFor();
  return {
    native,
    release: scripts.release,
    noted: () => page.evaluate(() => (window as unknown as { noted: Noted }).noted),
    /** Plays by a key of the browser's own controls, which are in no selector's reach. */
    async press() {
      await native.focus();
      await page.keyboard.press('Space');
    },
  };
}

const positionOf = (media: HTMLMediaElement) => media.currentTime;

test('PLAY-23 PLAY-37 a press before any script plays the file, and the widget plays on without a gap', async ({
  page,
}) => {
  const { native, release, noted, press } = await openWithoutScripts(page);
  await press();
  await expect.poll(() => native.evaluate(positionOf), patient).toBeGreaterThan(0.5);
  release();
  const film = page.locator('ap-player [data-ap-mount] video');
  const pause = page.locator('ap-player').getByRole('button', { name: 'Pausa' });
  await expect(pause).toBeFocused(patient);
  const at = await film.evaluate(positionOf);
  await expect.poll(() => film.evaluate(positionOf), patient).toBeGreaterThan(at + 1);
  const { events, positions, playing } = await noted();
  expect(events, 'reported by the player and by the block').toEqual([
    'ap-play of ap-player',
    'ap-play of ap-opening',
  ]);
  expect(positions, 'never goes back').toEqual([...positions].sort((one, other) => one - other));
  expect(playing, 'one element sounds').toBe(1);
  expect(await film.evaluate(({ controls, muted }: HTMLMediaElement) => ({ controls, muted }))).toEqual({
    controls: false,
    muted: false,
  });
  await pause.press('Enter');
  await expect.poll(() => film.evaluate(({ paused }: HTMLMediaElement) => paused)).toBe(true);
});

test('PLAY-34 a film that plays from its file has the qualities of its stream, and goes on from there', async ({
  page,
}) => {
  const { release, press } = await openWithoutScripts(page);
  await press();
  release();
  const player = playerOn(page, 'Com es fa un far');
  await player.button('Configuració').click(patient);
  await expect(player.list('Qualitat').locator('option')).toHaveText(['Automàtica', '720p', '360p'], patient);
  const at = await player.time();
  await player.list('Qualitat').selectOption('360');
  await expect.poll(player.lines, patient).toBe(360);
  await expect.poll(player.time, patient).toBeGreaterThan(at);
});

test('PLAY-23 a picture that is pressed before any script plays when the first one comes', async ({
  page,
}) => {
  const { native, release } = await openWithoutScripts(page);
  await native.click();
  release();
  await playerOn(page, 'Com es fa un far').plays();
});

test('PLAY-23 nothing of the file is loaded before a press, and the picture is the link again', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (/far\.mp4/.test(request.url())) files.push(request.url());
  });
  const { native, release } = await openWithoutScripts(page);
  await expect(native).toBeVisible();
  release();
  await expect(playerOn(page, 'Com es fa un far').poster).toBeVisible(patient);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('ap-opening video[slot]')).toBeHidden();
  expect(files).toEqual([]);
});
