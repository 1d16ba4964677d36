/** The page of a video, which opens its stream before the press. */
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { playerOn } from '../../support/pages/player.ts';

const FILM = '/videos/com-es-fa-un-far';

/** Opens the page, and waits until a press could play at once. Records the events of the film from then on. */
async function openPrepared(page: Page) {
  await page.goto(FILM);
  const player = playerOn(page, 'Com es fa un far');
  // not visible under the poster
  const film = page.locator('ap-opening ap-player [data-ap-mount] video');
  const state = () => film.evaluate(({ readyState, paused }: HTMLMediaElement) => ({ readyState, paused }));
  await expect.poll(state).toEqual({ readyState: 4, paused: true });
  await film.evaluate((media: HTMLMediaElement) => {
    const note = ({ type }: Event) => {
      media.dataset.heard = `${media.dataset.heard ?? ''}${type} at ${Math.floor(media.currentTime)}, `;
    };
    for (const type of ['emptied', 'playing']) media.addEventListener(type, note);
  });
  const heard = () => film.evaluate((media) => media.dataset.heard ?? '');
  return { player, film, heard };
}

test('PLAY-23 the page of a video has one segment of picture and sound each before the press, then plays', async ({
  page,
}) => {
  const ranges: string[] = [];
  page.on('request', (request) => {
    const file = /\/far\/(video|aac)-[^/]+\.(mp4|m4a)$/.exec(request.url())?.[1];
    if (file) ranges.push(`${file} ${request.headers().range}`);
  });
  const { player, film, heard } = await openPrepared(page);
  await page.waitForLoadState('networkidle');
  // the initialisation and the first segment of each
  const first = [...ranges];
  expect(first.map((range) => range.split(' ')[0]).sort()).toEqual(['aac', 'aac', 'video', 'video']);
  await player.poster.click();
  await player.plays();
  expect(await heard(), 'the prepared stream plays').toBe('playing at 0, ');
  const buffered = () => film.evaluate(({ buffered }: HTMLMediaElement) => buffered.end(buffered.length - 1));
  await expect.poll(buffered, 'the buffer grows while it plays').toBeGreaterThan(15);
  const again = ranges.slice(first.length).filter((range) => first.includes(range));
  expect(again, 'nothing is loaded twice').toEqual([]);
});

test('PLAY-03 Enter on the poster plays a prepared film, and its pause button has the focus', async ({
  page,
}) => {
  const { player, film } = await openPrepared(page);
  await player.poster.focus();
  await page.keyboard.press('Enter');
  await player.plays();
  await expect(page.locator('ap-opening ap-player').getByRole('button', { name: 'Pausa' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect.poll(() => film.evaluate(({ paused }: HTMLMediaElement) => paused)).toBe(true);
});

test('CUE-05 a press on a moment of a prepared film is not heard from the beginning', async ({ page }) => {
  const { player, heard } = await openPrepared(page);
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('ap-seek', { detail: { seconds: 30 } })));
  await player.plays();
  await expect.poll(player.time).toBeGreaterThanOrEqual(30);
  expect(await heard()).not.toContain('playing at 0');
});

test('PLAY-23 a film that was prepared more than ten minutes ago is opened again before it plays', async ({
  page,
}) => {
  // a page with the file of the film would play that
  await page.route(`**${FILM}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<video slot.*<\/video>/, '');
    await route.fulfill({ response, body });
  });
  const { player, heard } = await openPrepared(page);
  await page.evaluate(() => {
    const { now } = performance;
    performance.now = () => now.call(performance) + 11 * 60_000;
  });
  await player.poster.click();
  await player.plays();
  expect(await heard()).toMatch(/^(emptied at 0, )+playing at 0, $/);
});

test.describe('a list of segments on another origin', () => {
  // the demo's own policy refuses each of them after the press
  test.use({ allow: [/altre\.example/] });

  test('W-21 requests none of them before the press', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        document.documentElement.dataset.refused = blockedURI;
      });
    });
    await page.route('**/far/*.m3u8', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /(?<=^|URI=")[\w-]+\.(mp4|m4a)\b/gm,
        'https://altre.example/$&',
      );
      await route.fulfill({ response, body });
    });
    const list = page.waitForResponse(/\/far\/video-\d+\.m3u8$/);
    await page.goto(FILM);
    expect(await (await list).text()).toContain('https://altre.example/video-');
    await page.waitForLoadState('networkidle');
    const root = page.locator('html');
    await expect(root).not.toHaveAttribute('data-refused');
    await playerOn(page, 'Com es fa un far').poster.click();
    await expect(root).toHaveAttribute('data-refused', /altre\.example/);
  });
});
