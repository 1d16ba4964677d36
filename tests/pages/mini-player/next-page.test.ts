import { expect, shot, test } from '../../support/demo.ts';
import { designs } from '../../support/designs.ts';
import { fullOnly } from '../../support/in-full.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import { farPage, leaveBehind, lettingSound, miniOn, recordOf } from '../../support/pages/mini-player.ts';

test.use(lettingSound);

const article = '/noticies/la-ciutat-ompli-de-musica-els-patis';
const plain = '/condicions-d-us';

test('BEY-17 STOR-05 what was playing goes on where it was, can be stopped, and closed for good', async ({
  page,
  axe,
}) => {
  await page.goto(plain);
  await leaveBehind(page);
  await page.goto(article);
  const mini = miniOn(page);
  await mini.plays();
  expect(await mini.time()).toBeGreaterThanOrEqual(20);
  expect(await recordOf(page), 'another tab that begins with a copy has none').toBeNull();
  await expect(mini.frame.getByRole('link', { name: 'Com es fa un far' })).toHaveAttribute('href', farPage);
  await axe('[data-ap-mini]');
  await mini.pause.click();
  await expect(mini.play).toBeVisible();
  const at = await mini.time();

  await page.goto(plain);
  await expect(mini.play).toBeVisible();
  await expect(mini.media).toHaveJSProperty('paused', true);
  await page.goto(article);
  const begins = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const hear = ({ target }: Event) => resolve((target as HTMLMediaElement).currentTime);
        document.addEventListener('playing', hear, { capture: true, once: true });
      }),
  );
  await mini.play.click();
  expect(Math.abs((await begins) - at)).toBeLessThan(1);
  await mini.close.click();
  await expect(mini.frame).toHaveCount(0);
  await page.goto(plain);
  await expect(page.locator('html')).not.toHaveAttribute('data-ap-room');
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('BEY-17 it makes way for what somebody presses, and does not pause it when it would begin itself', async ({
  page,
}) => {
  await page.goto(plain);
  await leaveBehind(page);
  const answer = await holdBack(page, '**/videos/6000000000109');
  await page.goto('/videos/la-serra-vista-de-prop');
  const own = page.locator('ap-opening');
  await expect(own).toHaveAttribute('data-ap-state', 'ready');
  await own.locator('[slot="poster"]').click();
  await expect(miniOn(page).frame).toHaveCount(0);
  answer.release();
  const film = own.locator('[data-ap-mount] video');
  await expect
    .poll(() => film.evaluate((one: HTMLMediaElement) => !one.paused && one.currentTime > 0))
    .toBe(true);
});

test('BEY-17 a film that begins by itself, without sound, does not end it', async ({ page }) => {
  await page.goto(plain);
  await leaveBehind(page);
  // an evaluation by the test counts as a user gesture: none may run before the film begins
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const film = document.createElement('ap-player');
      film.setAttribute('autoplay', '');
      film.setAttribute('loading', 'eager');
      film.setAttribute('src', '/assets/media/v1/serra/video.mp4');
      document.querySelector('main')?.prepend(film);
    });
  });
  const begins = page.waitForRequest('**/serra/video.mp4');
  await page.goto(article);
  await begins;
  await miniOn(page).plays();
});

test('BEY-17 what the browser does not let sound stands there, with one button', async ({ page }) => {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    let isPressed = false;
    // the browser counts evaluations by the test as user gestures
    const press = () => {
      isPressed = true;
    };
    addEventListener('click', press, true);
    HTMLMediaElement.prototype.play = function () {
      if (isPressed) return play.call(this);
      return Promise.reject(new DOMException('nobody has pressed', 'NotAllowedError'));
    };
  });
  await page.goto(plain);
  await leaveBehind(page);
  await page.goto(article);
  const mini = miniOn(page);
  await expect(mini.play).not.toHaveAttribute('data-waits');
  await expect(mini.media).toHaveJSProperty('paused', true);
  await expect(mini.frame.getByRole('button')).toHaveCount(2);
  await mini.play.click();
  await mini.plays();
});

test(
  'BEY-17 what was paused, or playing too long ago, loads no player code before it is asked for',
  fullOnly,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(plain);
    for (const changed of [{ isPlaying: false }, { at: Date.now() - 120_000 }]) {
      await leaveBehind(page, changed);
      await page.reload();
      await expect(miniOn(page).play).toBeVisible();
      await expect(page.locator('[data-ap-mini] ap-player')).toHaveAttribute('data-ap-state', 'ready');
      expect(asked.filter((url) => /player-playing|media-stream|\/playback\//.test(url))).toEqual([]);
    }
  },
);

test('BEY-17 a page after which nothing played asks for nothing of it', fullOnly, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(article);
  await expect(page.locator('ap-share-bar').first()).toHaveAttribute('data-ap-state', 'ready');
  expect(asked.filter((url) => /media-mini/.test(url))).toEqual([]);
});

test('STOR-05 W-06 what is no record of ours changes nothing', fullOnly, async ({ page }) => {
  await page.goto(plain);
  const loaded = page.waitForResponse(/media-mini.*\.js/);
  await leaveBehind(page, { page: 'javascript:alert(1)' });
  await page.reload();
  await loaded;
  await expect.poll(() => recordOf(page)).toBeNull();
  await expect(miniOn(page).frame).toHaveCount(0);
});

test('BEY-17 nothing goes along to the children’s club, and to no page of a child', async ({
  page,
  loginAs,
}) => {
  await page.goto(plain);
  await leaveBehind(page);
  const loaded = page.waitForResponse(/media-mini.*\.js/);
  await page.goto('/lacolla');
  await loaded;
  await expect(page.locator('html')).toHaveAttribute('data-site', 'lacolla');
  await page.evaluate(() => (window as unknown as { ap: { ready: Promise<unknown> } }).ap.ready);
  await expect(miniOn(page).frame).toHaveCount(0);
  expect(await recordOf(page), 'it is there on the next page for adults').not.toBeNull();
  await loginAs('30');
  const loadedAgain = page.waitForResponse(/media-mini.*\.js/);
  await page.goto(plain);
  await loadedAgain;
  await page.evaluate(() => (window as unknown as { ap: { ready: Promise<unknown> } }).ap.ready);
  await expect(miniOn(page).frame).toHaveCount(0);
});

test('BEY-17 of several tabs one sounds', async ({ page, context, demo }) => {
  await page.goto(plain);
  await leaveBehind(page);
  await page.reload();
  const mini = miniOn(page);
  await mini.plays();
  const other = await context.newPage();
  await other.goto(demo.url + plain);
  await leaveBehind(other);
  await other.reload();
  await miniOn(other).plays();
  await expect(mini.play).toBeVisible();
  await expect(mini.media).toHaveJSProperty('paused', true);
});

test('BEY-17 a page that the browser brings back has what the later one has left', async ({ page }) => {
  await page.goto(plain);
  await leaveBehind(page);
  await page.reload();
  const mini = miniOn(page);
  await mini.plays();
  // imitates the back-forward cache, which this browser does not use under test
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(mini.frame).toHaveCount(0);
  await leaveBehind(page, { seconds: 40, isPlaying: false });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await mini.play.click();
  await mini.plays();
  expect(await mini.time()).toBeGreaterThanOrEqual(40);
});

test(
  'BEY-24 BEY-17 whatever has the focus is above it, the end of the page too',
  fullOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(plain);
    await leaveBehind(page, { isPlaying: false });
    await page.reload();
    const mini = miniOn(page);
    await expect(mini.frame).toBeVisible();
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        const bar = document.querySelector('[data-ap-mini]') as Element;
        const { top, bottom } = (element ?? document.body).getBoundingClientRect();
        const isIn = bar.contains(element);
        const isSeen =
          isIn || element === document.body || bottom <= bar.getBoundingClientRect().top || top < 0;
        return { isIn, hidden: isSeen ? '' : element?.outerHTML };
      });
    for (let step = 0; step < 80; step++) {
      await page.keyboard.press('Tab');
      // the page scrolls smoothly
      await expect.poll(async () => (await focused()).hidden).toBe('');
      if ((await focused()).isIn) return;
    }
    throw new Error('the small player cannot be reached with the keyboard');
  },
);

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    test('BEY-17 SITE-03 the small player fits the window, with text twice as big too', async ({ page }) => {
      await page.goto(plain);
      for (const [width, size] of [
        [360, '100%'],
        [360, '200%'],
        [1280, '100%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await leaveBehind(page, { isPlaying: false });
        await page.reload();
        const mini = miniOn(page);
        await expect(mini.play).toBeVisible();
        await page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size);
        const {
          x,
          y,
          width: wide,
          height,
        } = (await mini.frame.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x + wide).toBeLessThanOrEqual(width);
        expect(y + height).toBeLessThanOrEqual(740);
        expect(height).toBeLessThan(740 / 3);
        await shot(page, `mini-next-${colorScheme}-${width}-${size.replace('%', '')}`);
      }
    });
  });
