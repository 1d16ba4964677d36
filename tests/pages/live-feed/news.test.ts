import { addMessage } from '../../../demo/testing/feeds.ts';
import { expect, test } from '../../support/demo.ts';
import { staysBelowHeader } from '../../support/pages/below-header.ts';
import { feedPage, readFrom, topOf } from '../../support/pages/live-feed.ts';
import { watchShifts } from '../../support/pages/shifts.ts';

test.beforeEach(({ page }) => page.clock.install());

test('BEY-04 W-29 shows new messages at once at the top, and holds them behind a button further down', async ({
  page,
  demo,
}) => {
  const feed = await feedPage(page, demo, { messages: 40 });
  await feed.open();
  await addMessage(demo.db, feed.id, { title: 'Dalt' });
  await feed.tick();
  // the sanitiser loads with the first message
  await expect.poll(async () => (await feed.titles()).slice(0, 2)).toEqual(['Dalt', 'Missatge 40']);
  await expect(feed.status).toHaveText('1 missatge nou');
  await expect(feed.news).toHaveCount(0);

  const read = feed.message('Missatge 30');
  await readFrom(read);
  const top = await topOf(read);
  const shifts = await watchShifts(page);
  for (const [count, text] of [
    [1, '1 missatge nou'],
    [2, '3 missatges nous'],
  ] as const) {
    for (let index = 0; index < count; index++) await addMessage(demo.db, feed.id, { title: 'Esperat' });
    await feed.tick();
    await expect(feed.news).toHaveText(text);
    await expect(feed.status, 'announced once').toHaveText(text);
  }
  await expect(feed.news).toBeInViewport();
  expect(await topOf(read)).toBe(top);
  await expect(feed.message('Esperat')).toHaveCount(0);
  const { sum, culprits } = await shifts.soFar();
  // the button itself grows by a letter
  expect(sum, `nothing shifts: ${culprits.join(', ')}`).toBeLessThan(0.001);

  await feed.news.press('Enter');
  await expect(feed.message('Esperat')).toHaveCount(3);
  await expect(feed.articles.first()).toBeFocused();
  await expect(feed.articles.first()).toBeInViewport();
  await expect(feed.news).toHaveCount(0);
  await expect(feed.message('Dalt').getByText('Fins ací havíeu llegit')).toBeVisible();
});

test('BEY-04 STOR-05 marks the last read message of a feed on the next visit', async ({ page, demo }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('ap-feed-read')) return;
    const many = Array.from({ length: 50 }, (_, index) => [`vell-${index}`, index]);
    localStorage.setItem('ap-feed-read', JSON.stringify(Object.fromEntries(many)));
  });
  const feed = await feedPage(page, demo, { messages: 3 });
  await feed.open();
  const remembered = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('ap-feed-read') ?? '{}') as Record<string, number>);
  await expect.poll(async () => (await remembered())[feed.id]).toBe(feed.messages[2]?.sequence);
  expect(Object.keys(await remembered())).toHaveLength(50);
  expect(await remembered()).not.toHaveProperty('vell-0');
  await expect(feed.host).not.toContainText('havíeu llegit');

  await addMessage(demo.db, feed.id, { title: 'De després' });
  await feed.open();
  const line = feed.message('Missatge 3').getByText('Fins ací havíeu llegit');
  await expect(line).toBeVisible();
  expect(await line.evaluate((node) => getComputedStyle(node).position), 'it takes no room').toBe('absolute');
});

test('LIVE-16 inserts nothing while the reader has a selection, even at the top', async ({ page, demo }) => {
  const feed = await feedPage(page, demo, { messages: 3 });
  await feed.open();
  await feed.message('Missatge 2').locator('h3').selectText();
  await addMessage(demo.db, feed.id, { title: 'Nou' });
  await feed.tick();
  await expect(feed.news).toHaveText('1 missatge nou');
  await page.evaluate(() => getSelection()?.removeAllRanges());
  await addMessage(demo.db, feed.id, { title: 'Més nou' });
  await feed.tick();
  expect((await feed.titles()).slice(0, 3)).toEqual(['Més nou', 'Nou', 'Missatge 3']);
});

for (const width of [360, 1280])
  test(`LIVE-16 W-28 the button of what is held stands below a header that comes back, at ${width} px`, async ({
    page,
    demo,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const feed = await feedPage(page, demo, { messages: 20 });
    await feed.open();
    await readFrom(feed.message('Missatge 12'));
    await addMessage(demo.db, feed.id, { title: 'Nou' });
    await feed.tick();
    await expect(feed.news).toBeVisible();
    await staysBelowHeader(page, feed.news);
  });
