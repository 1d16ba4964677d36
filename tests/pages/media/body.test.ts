import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { playerOn, playingRequests } from '../../support/pages/player.ts';

const train = '/noticies/torna-el-tren-de-la-ribera';
const rain = '/noticies/de-tot-un-poc-una-vesprada-de-pluja';
const film = 'Com es fa un far';
const bells = 'Les campanes de Sant Roc, des del terrat de la redacció';
const drops = 'Sis segons de pluja sobre la serra de l’Olmet, sense so';

/** Scrolls to the player of an article, which loads it. */
async function comeTo(page: Page, path: string, title: string) {
  await page.goto(path);
  const player = playerOn(page, title);
  await player.host.scrollIntoViewIfNeeded();
  await expect(player.begin).toBeVisible();
  return player;
}

test.describe('with a mouse', () => {
  test('PLAY-02 PLAY-23 a video in an article makes no request before the press, then plays', async ({
    page,
    axe,
  }) => {
    const asked = playingRequests(page);
    const player = await comeTo(page, train, film);
    const policy = (await page.request.get(train)).headers()['content-security-policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("media-src 'self' blob:");
    await page.waitForLoadState('networkidle');
    expect(asked, 'before the press').toEqual([]);
    await axe('.ap-body-video');

    await player.begin.click();
    await player.plays();
    expect(asked.filter((path) => path.startsWith('/playback/'))).toEqual([
      '/playback/v1/accounts/6000000000001/videos/6000000000101',
    ]);
    expect(asked.some((path) => path.includes('media-stream'))).toBe(true);
    await player.button('Subtítols').click();
    await expect(player.captions).toHaveText(/\p{L}/u);
    await player.button('Configuració').click();
    for (const lines of [360, 720]) {
      await player.list('Qualitat').selectOption(`${lines}p`);
      await expect.poll(player.lines, { timeout: 30_000 }).toBe(lines);
    }
    await axe('.ap-body-video');
  });

  test(
    'PLAY-01 of two players of a text one pauses the other, and both go on where they were',
    fullOnly,
    async ({ page }) => {
      const audio = await comeTo(page, rain, bells);
      const video = playerOn(page, drops);
      await audio.begin.click();
      await audio.plays();
      await video.begin.click();
      await video.plays();
      await audio.stands();
      const at = await audio.time();
      await audio.button('Reproduïu').click();
      await audio.plays();
      await video.stands();
      expect(await audio.time()).toBeGreaterThanOrEqual(at);
    },
  );

  test(
    'BODY-01 a fragment begins and ends at its times, and can be heard again',
    fullOnly,
    async ({ page }) => {
      const fragment = await comeTo(page, rain, 'Només la campana grossa');
      await fragment.begin.click();
      await fragment.plays();
      expect(await fragment.time()).toBeGreaterThanOrEqual(11);
      await fragment.button('Reproduïu una altra vegada').click();
      await fragment.plays();
      expect(await fragment.time()).toBeGreaterThanOrEqual(11);
      expect(await fragment.time()).toBeLessThan(15.5);
    },
  );
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test(
    'PLAY-03 PLAY-05 a film in a text is begun and paused by touch, and is no wider than the page',
    fullOnly,
    async ({ page }) => {
      const player = await comeTo(page, train, film);
      await player.begin.tap();
      await player.plays();
      await player.button('Subtítols').tap();
      await expect(player.captions).toHaveText(/\p{L}/u);
      await player.button('Configuració').tap();
      await player.list('Qualitat').selectOption('360p');
      await expect.poll(player.lines, { timeout: 30_000 }).toBe(360);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await player.button('Configuració').tap();
      await player.pause.tap();
      await player.stands();
    },
  );
});

test.describe('by keys alone', () => {
  test('PLAY-03 PLAY-05 a video in an article plays, shows captions and pauses by keyboard', async ({
    page,
  }) => {
    const player = await comeTo(page, train, film);
    await page.getByRole('link', { name: 'Torna el tren', exact: false }).first().focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return player.begin.evaluate((button) => button === document.activeElement);
      })
      .toBe(true);
    await page.keyboard.press('Enter');
    await player.plays();
    await expect(player.pause).toBeFocused();
    await page.keyboard.press('c');
    await expect(player.captions).toHaveText(/\p{L}/u);
    for (const name of ['Subtítols', 'Configuració'])
      await expect
        .poll(async () => {
          await page.keyboard.press('Tab');
          return player.button(name).evaluate((button) => button === document.activeElement);
        })
        .toBe(true);
    await page.keyboard.press('Enter');
    await player.list('Qualitat').focus();
    await page.keyboard.press('End');
    await expect(player.list('Qualitat')).toHaveValue('360');
    await expect.poll(player.lines, { timeout: 30_000 }).toBe(360);
    await player.pause.focus();
    await page.keyboard.press('k');
    await player.stands();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('k');
    await player.stands();
  });
});

test(
  'PLAY-02 after Back and after a reload a film waits for its press again, and plays',
  fullOnly,
  async ({ page }) => {
    const player = await comeTo(page, train, film);
    await player.begin.click();
    await player.plays();
    await page.goto('/condicions-d-us');
    await page.goBack();
    await player.host.scrollIntoViewIfNeeded();
    // a page from the back-forward cache keeps its position, any other starts anew: neither plays by itself
    await player.stands();
    await player.begin.or(player.button('Reproduïu')).click();
    await player.plays();
    await page.reload();
    await player.host.scrollIntoViewIfNeeded();
    await expect(player.begin).toBeVisible();
    await player.stands();
  },
);

test.describe('without a connection', () => {
  test.use({ allow: [/ERR_INTERNET_DISCONNECTED|ap-player/] });

  test(
    'a press is kept, and the film plays when the connection is back',
    fullOnly,
    async ({ page, context }) => {
      const player = await comeTo(page, train, film);
      await context.setOffline(true);
      await player.begin.click();
      await context.setOffline(false);
      await player.plays();
    },
  );

  test('BEY-19 reports a position that is not loaded, and plays from it when back online', async ({
    page,
    context,
  }) => {
    const player = await comeTo(page, train, film);
    await player.begin.click();
    await player.plays();
    await context.setOffline(true);
    await player.plays();
    await player.own.getByRole('slider', { name: 'Temps' }).focus();
    await page.keyboard.press('9');
    await expect(player.problem).toContainText(/connexió/, { timeout: 30_000 });
    await context.setOffline(false);
    await player.plays();
    expect(await player.time()).toBeGreaterThanOrEqual(54);
    await expect(player.problem).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'PLAY-01 the browser’s own player has the film, its captions and its poster',
    fullOnly,
    async ({ page }) => {
      await page.goto(train);
      const video = page.locator('.ap-body-video video');
      await video.scrollIntoViewIfNeeded();
      await expect(video).toHaveAttribute('poster', /\/clip\//);
      await expect(video).toHaveAccessibleName(film);
      await expect(video.locator('track')).toHaveAttribute('srclang', 'ca');
      await expect(page.locator('.ap-body-video figcaption')).toHaveText(`${film} 1:00`);
      await video.focus();
      await page.keyboard.press('Space');
      await expect
        .poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime), { timeout: 30_000 })
        .toBeGreaterThan(0);
    },
  );
});
