import { addMessage } from '../../../demo/testing/feeds.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { feedPage, INTERVAL, titlesFrom } from '../../support/pages/live-feed.ts';
import { dateAnswers } from '../../support/pages/poll.ts';

test.beforeEach(({ page }) => page.clock.install());

test('LIVE-07 LIVE-18 loads older messages by scrolling and by the button until none are left', async ({
  page,
  demo,
  axe,
}) => {
  const feed = await feedPage(page, demo, { messages: 130 });
  await page.route('**/dist/chunks/live-feed-*.js', async (route) => {
    await page.evaluate(() => {
      for (const node of document.querySelectorAll('article[data-message-id]'))
        (node as Element & { isServers?: true }).isServers = true;
    });
    await route.continue();
  });
  await feed.open();
  expect(await feed.titles()).toEqual(titlesFrom(130, 111));
  const kept = () => feed.articles.evaluateAll((all) => all.filter((node) => 'isServers' in node).length);
  expect(await kept(), 'the nodes of the server').toBe(20);
  const ads = feed.host.locator('ap-ad');
  await expect(ads).toHaveCount(3);
  const afterAds = () =>
    ads.evaluateAll((all) =>
      all.map((ad) => ad.closest('.ap-live-ad')?.previousElementSibling?.querySelector('h3')?.textContent),
    );
  expect(await afterAds()).toEqual(['Missatge 130', 'Missatge 126', 'Missatge 122']);
  await ads.first().evaluate((ad) => Object.assign(ad, { isFirst: true }));
  await axe('ap-live-feed');

  const scrollDown = () =>
    page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  // ads that load push the end away again, so the reader scrolls on
  const scrollUntil = (count: number) =>
    expect
      .poll(async () => {
        await scrollDown();
        return feed.articles.count();
      })
      .toBe(count);
  await scrollUntil(80);
  await scrollDown();
  await expect(page.getByRole('contentinfo'), 'the footer can be reached').toBeInViewport();
  await expect(feed.articles, 'three pages came by themselves').toHaveCount(80);

  await feed.older.click();
  await expect(feed.message('Missatge 50'), 'the reader goes on with the first of them').toBeFocused();
  await expect(feed.status).toHaveText('S’han carregat 20 missatges anteriors');
  await scrollUntil(130);
  await expect(feed.older).toHaveCount(0);
  expect(await feed.titles()).toEqual(titlesFrom(130, 1));

  // each loaded page counts its ads as a separate list
  expect((await afterAds()).slice(3, 7)).toEqual([110, 106, 102, 90].map((n) => `Missatge ${n}`));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await addMessage(demo.db, feed.id, { title: 'Nou' });
  await feed.tick();
  await expect(feed.articles.first().locator('h3')).toHaveText('Nou');
  expect((await afterAds())[0], 'the ad stays where it was').toBe('Missatge 130');
  expect(await ads.first().evaluate((ad) => 'isFirst' in ad), 'and is the same').toBe(true);
  expect(await kept()).toBe(20);
});

test(
  'LIVE-01 LIVE-14 says that the feed is empty, and goes on asking until the first message',
  fullOnly,
  async ({ page, demo }) => {
    const feed = await feedPage(page, demo);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/live/')) asked.push(new URL(request.url()).pathname);
    });
    await feed.open();
    await expect(feed.host.getByText('Encara no hi ha missatges.')).toBeVisible();
    await feed.tick();
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('ap-live-messages', (event) => resolve((event as CustomEvent).detail), {
            once: true,
          });
        }),
    );
    await addMessage(demo.db, feed.id, { title: 'El primer' });
    await feed.tick();
    await expect.poll(feed.titles).toEqual(['El primer']);
    expect(asked).toEqual(Array(3).fill(`/api/front/live/${feed.id}/messages/newest`));
    expect(await heard).toEqual({ added: 1, direction: 'newest' });
    await expect(feed.host.getByText('Encara no hi ha missatges.')).toBeHidden();
  },
);

test('LIVE-12 SHARE-04 opens at the message in the address and holds newer messages back', async ({
  page,
  demo,
}) => {
  const feed = await feedPage(page, demo, { messages: 70 });
  const linked = feed.messages[9];
  await feed.open(`?missatge=${linked?.id}`);
  expect((await feed.titles())[0]).toBe('Missatge 10');
  await expect(feed.news, 'page by page up to the newest').toHaveText('60 missatges nous');
  expect((await feed.titles())[0]).toBe('Missatge 10');

  const message = feed.message('Missatge 10');
  await expect(feed.host.locator('ap-share-bar')).toHaveCount(0);
  const before = await message.evaluate((node) => node.getBoundingClientRect().height);
  await message.hover();
  const bar = message.locator('ap-share-bar');
  await expect(bar.getByRole('link', { name: 'Telegram' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Més' })).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Facebook' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(`missatge=${linked?.id}`)),
  );
  await expect(feed.host.locator('ap-share-bar')).toHaveCount(1);
  expect(await message.evaluate((node) => node.getBoundingClientRect().height), 'nothing moves').toBe(before);

  await feed.news.click();
  await expect(feed.articles).toHaveCount(70);
  expect(await feed.titles()).toEqual(titlesFrom(70, 1));
  await expect(feed.message('Missatge 70')).toBeFocused();
});

test('LIVE-09 LIVE-15 updates times on the screen, and stops asking for an ended feed', async ({
  page,
  demo,
}) => {
  const { closeFeed } = await import('../../../demo/testing/feeds.ts');
  const feed = await feedPage(page, demo, { messages: 3 });
  let passed = 0;
  await dateAnswers(page, () => new Date(Date.now() + passed));
  await feed.open();
  const time = feed.message('Missatge 3').locator('time');
  await expect(time).toHaveText('0 min');
  for (let ticks = 0; ticks < 9; ticks++) {
    passed += INTERVAL;
    await feed.tick();
  }
  await expect(time).toHaveText('3 min');
  await closeFeed(demo.db, feed.id);
  await feed.tick();
  await expect(feed.host).toHaveAttribute('closed', '');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/live/')) asked += 1;
  });
  await page.clock.runFor(120_000);
  expect(asked).toBe(0);
});
