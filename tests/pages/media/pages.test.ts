import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { video as gatedPage, openArticle } from '../../support/pages/gate.ts';
import { playerOn, playingRequests } from '../../support/pages/player.ts';

const choir = 'La coral assaja a les fosques';

test(
  'PLAY-01 PLAY-23 an audio is pressed, heard, and gone to another place of by the mouse',
  fullOnly,
  async ({ page }) => {
    const asked = playingRequests(page);
    await page.goto('/audios/la-coral-assaja-a-les-fosques');
    const player = playerOn(page, choir);
    await expect(player.begin).toBeVisible();
    expect(asked).toEqual([]);
    await player.begin.click();
    await player.plays();
    const bar = player.own.getByRole('slider', { name: 'Temps' });
    const { width = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    await bar.click({ position: { x: width * 0.75, y: height / 2 } });
    await expect.poll(player.time).toBeGreaterThan(30);
    await player.plays();
  },
);

test('PLAY-23 a radio that is live plays as an audio', async ({ page }) => {
  await page.goto('/directes/apunt-radio');
  const player = playerOn(page, 'Les notícies de les deu');
  await player.begin.click();
  await player.plays();
  await expect(player.button('En directe')).toBeVisible();
  expect(await player.media.evaluate((media) => media.localName)).toBe('audio');
});

test('API-40 follows a channel in its live edge, goes back in it, and comes to what happens now again', async ({
  page,
}) => {
  await page.goto('/directes/apunt-tv');
  const player = playerOn(page, 'La Nit de les Campanes, en directe');
  await player.poster.click();
  await player.plays();
  const live = player.button('En directe');
  await expect(live).toHaveAttribute('data-now');
  const bar = player.own.getByRole('slider', { name: 'Temps' });
  await expect(bar).toHaveAttribute('aria-valuetext', /^En directe|^fa \d+ segons?$/);
  const edge = await player.time();
  await bar.focus();
  await page.keyboard.press('Home');
  const back = player.button('Torneu al directe');
  await expect(back).toBeVisible();
  await player.plays();
  expect(await player.time()).toBeLessThan(edge - 10);
  await back.click();
  await player.plays();
  await expect(live).toHaveAttribute('data-now');
  expect(await player.time(), 'within a segment of where it was').toBeGreaterThan(edge - 4);
});

test('GATE-10 PLAY-01 a gated video has its player after the gate has opened, and nothing of it before', async ({
  page,
  loginAs,
}) => {
  const asked = playingRequests(page);
  await page.goto(gatedPage);
  await expect(page.getByRole('button', { name: 'Inicieu la sessió' }).first()).toBeVisible();
  await expect(page.locator('ap-player')).toHaveCount(0);
  expect(await page.content()).not.toContain('6000000000110');
  await loginAs('7');
  await page.reload();
  const player = playerOn(page, 'Assaig general: la nit abans de l’estrena');
  await expect(player.begin).toBeVisible();
  expect(asked).toEqual([]);
  await player.begin.click();
  await player.plays();
});

test('GATE-10 BODY-01 so does a film in a text that is gated', fullOnly, async ({ page, loginAs }) => {
  await openArticle(page);
  await expect(page.locator('ap-gate[data-ap-state="ready"]')).toBeVisible();
  await expect(page.locator('ap-player')).toHaveCount(0);
  await loginAs('7');
  await page.reload();
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
  const player = playerOn(page, 'Com es fa un far');
  await player.host.scrollIntoViewIfNeeded();
  await player.begin.click();
  await player.plays();
  await player.button('Subtítols').click();
  await expect(player.captions).toHaveText(/\p{L}/u);
});

test(
  'PLAY-28 PLAY-36 shows a message instead of a player for an expired video',
  fullOnly,
  async ({ page }) => {
    const gone = 'Este contingut ja no està disponible.';
    for (const path of ['/videos/la-nit-que-va-ploure', '/finestra/videos/la-nit-que-va-ploure']) {
      await page.goto(path);
      await expect(page.getByText(gone)).toBeVisible();
      await expect(page.locator('ap-player, video')).toHaveCount(0);
    }
  },
);

test('PLAY-01 the page for a small window plays in its 600 by 396', fullOnly, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 396 });
  await page.goto('/finestra/videos/com-es-fa-un-far');
  const player = playerOn(page, 'Com es fa un far');
  await player.begin.click();
  await player.plays();
  const { y = -1, height = 0 } = (await player.pause.boundingBox()) ?? {};
  expect(y, 'its controls are in sight').toBeGreaterThanOrEqual(0);
  expect(y + height).toBeLessThanOrEqual(396);
});
