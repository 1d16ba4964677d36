import type { Locator } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { playerOn } from '../support/pages/player.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** Playwright cannot tap in Firefox. */
const touch = (place: Locator) => (process.env.ENGINE ? place.click() : place.tap());

test('PLAY-01 PLAY-23 a phone user plays a video, an audio and a live channel, and logs in', async ({
  page,
  loginAs,
}) => {
  await page.goto('/noticies/torna-el-tren-de-la-ribera');
  const film = playerOn(page, 'Com es fa un far');
  await film.host.scrollIntoViewIfNeeded();
  await touch(film.begin);
  await film.plays();
  await touch(film.button('Subtítols'));
  await expect(film.captions).toHaveText(/\p{L}/u);

  await page.goto('/noticies/de-tot-un-poc-una-vesprada-de-pluja');
  const bells = playerOn(page, 'Les campanes de Sant Roc, des del terrat de la redacció');
  await bells.host.scrollIntoViewIfNeeded();
  await touch(bells.begin);
  await bells.plays();

  await page.goto('/directes/apunt-tv');
  const channel = playerOn(page, 'La Nit de les Campanes, en directe');
  await touch(channel.poster);
  await channel.plays();
  await expect(channel.button('En directe')).toBeVisible();

  await page.goto('/videos/assaig-general');
  await expect(page.getByRole('button', { name: 'Inicieu la sessió' }).first()).toBeVisible();
  await loginAs('7');
  await page.reload();
  const rehearsal = playerOn(page, 'Assaig general: la nit abans de l’estrena');
  await touch(rehearsal.begin);
  await rehearsal.plays();

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'La Nit de les Campanes, en directe' })).toBeVisible();
  const isStill = () => [...document.querySelectorAll('video')].every(({ paused }) => paused);
  expect(await page.evaluate(isStill), 'nothing sounds unasked').toBe(true);
});
