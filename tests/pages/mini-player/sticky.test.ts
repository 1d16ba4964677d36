import { axeViolations } from '../../support/axe.ts';
import { expect, test } from '../../support/demo.ts';
import { farPage, lettingSound, openFilm, recordOf } from '../../support/pages/mini-player.ts';
import { hear } from '../../support/pages/poll.ts';
import { scrollTo } from '../../support/pages/scrolling.ts';

test.use({ ...lettingSound, viewport: { width: 360, height: 740 }, hasTouch: true });

test('PLAY-16 PLAY-17 on a phone what plays goes along when one scrolls down, and is closed', async ({
  page,
}) => {
  const { host, media, press, goAlong, mini, ...film } = await openFilm(page);
  await scrollTo(page, 900);
  await scrollTo(page, 0);
  await expect(host, 'nothing has been played').not.toHaveAttribute('sticky');
  await press();
  await goAlong();
  await scrollTo(page, 0);
  await expect(host).not.toHaveAttribute('sticky');
  // scrolls near it first, so that the header is in the same state
  await scrollTo(page, (await film.top()) - 40);
  const exact = await film.top();
  const [top, below] = [Math.floor(exact), Math.ceil(exact)];
  // the side bar sends the same event
  await page.locator('ap-side-bar').evaluateAll((bars) => bars.forEach((bar) => void bar.remove()));
  const events = await hear(page, 'ap-sticky-change');
  const length = () => page.evaluate(() => document.querySelector('main')?.scrollHeight);
  const before = await length();

  await scrollTo(page, top);
  await expect(host).not.toHaveAttribute('sticky');
  await scrollTo(page, top + 400);
  await expect(host).toHaveAttribute('sticky');
  await expect(mini.pause).toBeVisible();
  expect(await length(), 'the room that it has left is kept').toBe(before);
  const box = await mini.frame.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  await scrollTo(page, below + 200);
  await expect(host).toHaveAttribute('sticky');
  await scrollTo(page, top + 198);
  await expect(host).not.toHaveAttribute('sticky');
  await expect(mini.frame).toHaveCount(0);
  expect(await media.evaluate((one: HTMLMediaElement) => one.paused)).toBe(false);

  await scrollTo(page, top + 400);
  await mini.close.tap();
  await expect(host).not.toHaveAttribute('sticky');
  await expect(media).toHaveJSProperty('paused', true);
  await scrollTo(page, top + 600);
  await expect(mini.frame).toHaveCount(0);
  const changes = [true, false, true, false].map((sticky) => ['ap-sticky-change', { sticky }]);
  expect(await events()).toEqual(changes);
});

test('PLAY-15 PLAY-30 the mini player pauses, resumes and leads back to the video, on phones only', async ({
  page,
}) => {
  const { host, media, press, goAlong, plays, mini } = await openFilm(page);
  await press();
  const at = await goAlong();
  await mini.pause.tap();
  await expect(media).toHaveJSProperty('paused', true);
  await mini.play.tap();
  await plays();
  expect(await axeViolations(page, '[data-ap-mini]')).toEqual([]);
  await mini.frame.getByRole('button', { name: 'Com es fa un far', exact: true }).tap();
  await expect(host).not.toHaveAttribute('sticky');
  await expect(host).toBeInViewport();
  await scrollTo(page, at);
  await expect(host).toHaveAttribute('sticky');
  await page.setViewportSize({ width: 568, height: 360 });
  await expect(host).not.toHaveAttribute('sticky');
});

test('BEY-17 STOR-05 playback moves from the mini player back to the video’s own page', async ({ page }) => {
  const { media, press, goAlong, plays, mini } = await openFilm(page);
  await press();
  await goAlong();
  await page.goto('/condicions-d-us');
  await mini.plays();
  const at = await mini.time();
  await mini.frame.getByRole('link', { name: 'Com es fa un far' }).tap();
  await page.waitForURL(farPage);
  await plays();
  await expect(mini.frame).toHaveCount(0);
  expect(await media.evaluate((one: HTMLMediaElement) => one.currentTime)).toBeGreaterThanOrEqual(at);
  expect(await recordOf(page)).toBeNull();
  await media.evaluate((one: HTMLMediaElement) => one.pause());
  await page.goto('/condicions-d-us');
  await expect(page.locator('html')).not.toHaveAttribute('data-ap-room');
  expect(await recordOf(page)).toBeNull();
});
