import { addMessage } from '../../../demo/testing/feeds.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { calls, feedPage, INTERVAL, titlesFrom } from '../../support/pages/live-feed.ts';

test.use({ allow: [/status of (404|500)|net::ERR_|inline event handler|script-src-attr/] });
test.beforeEach(({ page }) => page.clock.install());

test('LIVE-15 LIVE-13 loses nothing after a server fails, is offline or answers garbage for a while', async ({
  page,
  demo,
}) => {
  const feed = await feedPage(page, demo, { messages: 45 });
  await feed.open();
  const faults: Parameters<typeof page.route>[1][] = [
    // a feed that has just disappeared
    (route) => route.fulfill({ status: 404, json: { httpCode: 404, errorCode: 'LIVE_NOT_FOUND' } }),
    (route) => route.fulfill({ status: 500, json: {} }),
    (route) => route.abort('internetdisconnected'),
    (route) => route.fulfill({ body: '<p>no JSON' }),
    (route) => route.fulfill({ json: { response: { messages: 'cap' } } }),
  ];
  const trouble = feed.host.getByRole('alert').filter({ hasText: 'Ara no arriben els missatges nous.' });
  for (const [index, fault] of faults.entries()) {
    // Playwright asks the latest route first: there is no moment without a fault
    await page.route(calls, fault);
    await addMessage(demo.db, feed.id, { title: `Perdut ${index}` });
    const failed = page.waitForEvent('request', (request) => request.url().includes('ASC'));
    await page.clock.runFor(INTERVAL * (index === 0 ? 1 : 20));
    await failed;
    if (index > 0) await expect(trouble).toBeVisible();
  }
  expect(await feed.titles(), 'what was there is still there').toEqual(titlesFrom(45, 26));
  await page.unroute(calls);
  demo.app.forgetPublicResponses();
  await trouble.getByRole('button', { name: 'Torneu-ho a provar' }).click();
  await expect(feed.articles).toHaveCount(25);
  expect((await feed.titles()).slice(0, 5)).toEqual([4, 3, 2, 1, 0].map((n) => `Perdut ${n}`));
  await expect(trouble).toHaveCount(0);
  await expect(feed.message('Perdut 4')).toBeFocused();

  // older ones
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  const heard = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('ap-list-error', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        });
      }),
  );
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(feed.host.getByRole('alert')).toHaveText('Ara no es poden carregar els missatges.');
  expect(await heard).toEqual({});
  await page.unroute(calls);
  await feed.host.getByRole('button', { name: 'Torneu-ho a provar' }).click();
  await expect(feed.message('Missatge 25')).toBeFocused();
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  await expect(feed.articles).toHaveCount(50);
  expect((await feed.titles()).slice(5)).toEqual(titlesFrom(45, 1));
});

test(
  'LIVE-15 keeps the server’s messages of an unknown feed, and stops asking',
  fullOnly,
  async ({ page, demo }) => {
    const feed = await feedPage(page, demo, { messages: 5 });
    let asked = 0;
    await page.route(calls, (route) => {
      asked += 1;
      return route.fulfill({ status: 404, json: { httpCode: 404, errorCode: 'LIVE_NOT_FOUND' } });
    });
    await feed.open();
    await page.clock.runFor(10 * INTERVAL);
    expect(await feed.titles()).toEqual(titlesFrom(5, 1));
    await expect(feed.host.getByRole('alert')).toHaveCount(0);
    expect(asked).toBe(1);
  },
);

test('LIVE-17 DATA-07 omits a malformed message alone, and offers to retry an answer without messages', async ({
  page,
  demo,
}) => {
  const feed = await feedPage(page, demo);
  await page.route(calls, (route) => route.fulfill({ status: 500, json: {} }));
  await feed.open();
  await expect(feed.host.getByRole('alert')).toHaveText('Ara no es poden carregar els missatges.');
  const good = {
    id: 7,
    title: 'Bo',
    publishedDate: { date: '2026-03-08 10:00:00' },
    description: [
      { type: 'paragraph', html: '<p>Text <img src=x onerror="window.hacked=1"></p>' },
      { type: 'nou' },
    ],
    shareUrl: { href: 'javascript:alert(1)', title: '' },
  };
  const messages = [{ title: 'sense id' }, good, null];
  await page.route(calls, (route) =>
    route.fulfill({ json: { response: { messages, hasMoreResults: false } } }),
  );
  await feed.host.getByRole('button', { name: 'Torneu-ho a provar' }).click();
  await expect.poll(feed.titles).toEqual(['Bo']);
  await expect(feed.message('Bo')).toBeFocused();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  await expect(feed.host.locator('[href^="javascript"]')).toHaveCount(0);
});
