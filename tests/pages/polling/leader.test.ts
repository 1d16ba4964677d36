import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { browserOf, hears, INTERVAL, type Tab } from '../../support/pages/tabs.ts';

test(
  'LIVE-02 STRM-02 asks three times a minute for ten tabs together, mostly answered by 304',
  fullOnly,
  async ({ context, demo }) => {
    const browser = await browserOf(context, demo, 'ten-tabs');
    const tabs = [await browser.open()];
    await hears(tabs, 1);
    tabs.push(...(await Promise.all(Array.from({ length: 9 }, () => browser.open()))));
    await hears(tabs, 1); // later tabs receive the existing response
    for (const answers of [2, 3, 4]) {
      await browser.pass(INTERVAL);
      await hears(tabs, answers);
    }
    await browser.pass(INTERVAL - 1);
    expect(browser.statuses).toEqual([200, 304, 304, 304]);
  },
);

test('BEY-05 hands over within one interval when the leading page is closed or crashes', async ({
  context,
  demo,
}) => {
  const browser = await browserOf(context, demo, 'leader-gone');
  const first = await browser.open();
  await hears([first], 1);
  const others = [await browser.open(), await browser.open(), await browser.open()];
  await hears(others, 1);

  await first.page.close();
  await browser.pass(INTERVAL);
  await hears(others, 2);
  const second = await browser.leader(others);
  expect(second.asked()).toBe(1);

  const crashed = second.page.waitForEvent('crash');
  const devTools = await context.newCDPSession(second.page);
  devTools.send('Page.crash').catch(() => {}); // the crashed page never responds
  await crashed;
  const [third, fourth] = others.filter((tab) => tab !== second) as [Tab, Tab];
  await expect.poll(() => browser.locks(third)).toEqual({ held: 1, waiting: 1 });
  await second.page.close(); // the test's clock waits for every open page
  const left = [third, fourth];
  await browser.pass(INTERVAL);
  await hears(left, 3);
  await browser.leader(left);
  expect(browser.statuses).toHaveLength(3);
});

test('BEY-05 replaces a leader that hangs and keeps its lock', fullOnly, async ({ context, demo }) => {
  const browser = await browserOf(context, demo, 'leader-hangs');
  const tabs = [await browser.open(), await browser.open()];
  await hears(tabs, 1);
  const silent = await context.newPage();
  await silent.goto(`${demo.url}/condicions-d-us`);
  // holds the lock in a page that sends nothing, like a frozen one
  await silent.evaluate(async () => {
    const { held = [] } = await navigator.locks.query();
    const name = held.find((lock) => lock.name?.includes('leader-hangs'))?.name ?? '';
    await new Promise<void>((resolve) => {
      const hang = () => new Promise<void>(() => resolve());
      navigator.locks.request(name, { steal: true }, hang).catch(() => {});
    });
  });
  const before = browser.statuses.length;
  await browser.pass(2 * INTERVAL);
  await expect.poll(() => browser.statuses.length).toBeGreaterThan(before);
  await expect
    .poll(async () => Math.min(...(await Promise.all(tabs.map((tab) => tab.heard())))))
    .toBeGreaterThan(1);
});

test('BEY-05 keeps different browsers apart', fullOnly, async ({ context, browser, demo }) => {
  const one = await browserOf(context, demo, 'two-browsers');
  const otherContext = await browser.newContext();
  const other = await browserOf(otherContext, demo, 'two-browsers');
  const tabs = [await one.open(), await other.open()];
  await hears(tabs, 1);
  expect(tabs.map((tab) => tab.asked())).toEqual([1, 1]);
  await otherContext.close();
});
