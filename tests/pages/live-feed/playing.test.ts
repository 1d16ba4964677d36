import { addMessage, correctMessage, removeMessage } from '../../../demo/testing/feeds.ts';
import { expect, test } from '../../support/demo.ts';
import { feedPage } from '../../support/pages/live-feed.ts';
import { playerOn } from '../../support/pages/player.ts';

const film = {
  type: 'video' as const,
  src: '/assets/media/v1/far/far.mp4',
  title: 'Com es fa un far',
  mimeType: 'video/mp4',
};

test.beforeEach(({ page }) => page.clock.install());

test('BODY-01 LIVE-06 a film of a message that comes later is played in its place', async ({
  page,
  demo,
}) => {
  const feed = await feedPage(page, demo, { messages: 2 });
  await feed.open();
  await addMessage(demo.db, feed.id, { title: 'Amb vídeo', openingMultimedia: film });
  await feed.tick();
  const player = playerOn(page, film.title);
  await player.begin.click();
  await player.plays();
});

test('BEY-06 LIVE-16 does not correct or move a message while its video plays', async ({ page, demo }) => {
  const feed = await feedPage(page, demo, { messages: 2 });
  const { id } = await addMessage(demo.db, feed.id, { title: 'Amb vídeo', openingMultimedia: film });
  await feed.open();
  const player = playerOn(page, film.title);
  await player.begin.click();
  await player.plays();
  // otherwise the focus alone would keep the message
  await page.getByRole('banner').getByRole('link').first().focus();
  await correctMessage(demo.db, feed.id, id, { title: 'Corregit', openingMultimedia: film });
  await addMessage(demo.db, feed.id, { title: 'Nou' });
  await feed.tick();
  await expect(feed.news).toHaveText('1 missatge nou');
  expect(await feed.titles()).toEqual(['Amb vídeo', 'Missatge 2', 'Missatge 1']);
  await player.plays();

  await player.media.evaluate((media: HTMLMediaElement) => media.pause());
  await expect(feed.message('Corregit')).toHaveCount(1);
  await expect(player.begin).toBeVisible();

  await player.begin.click();
  await player.plays();
  await page.getByRole('banner').getByRole('link').first().focus();
  await removeMessage(demo.db, feed.id, id);
  await feed.tick();
  await expect(feed.message('Corregit')).toHaveCount(1);
  await player.media.evaluate((media: HTMLMediaElement) => media.pause());
  await expect(feed.message('Corregit')).toHaveCount(0);
});
