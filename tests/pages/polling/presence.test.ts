import { expect, test } from '../../support/demo.ts';
import { browserOf, hears, INTERVAL } from '../../support/pages/tabs.ts';

test('LIVE-15 BEY-05 asks nothing in hidden tabs, and at once on return when the answer is old', async ({
  context,
  demo,
}) => {
  const browser = await browserOf(context, demo, 'hidden');
  const [one, two] = [await browser.open({ isHidden: true }), await browser.open({ isHidden: true })];
  await browser.pass(10 * INTERVAL);
  expect(browser.statuses).toEqual([]);

  await one.show('visible');
  await hears([one, two], 1); // the hidden tab receives it too
  await one.show('hidden');
  await two.show('visible'); // the last response is fresh: the tab waits for the next interval
  await browser.pass(INTERVAL - 1);
  expect([one.asked(), two.asked()]).toEqual([1, 0]);
  await browser.pass(1);
  await hears([one, two], 2);
  expect([one.asked(), two.asked()]).toEqual([1, 1]);

  await two.show('hidden');
  await browser.pass(10 * INTERVAL);
  await one.show('visible');
  await hears([one, two], 3);
  expect(browser.statuses).toHaveLength(3);
});

// The browser of the tests has no back-forward cache: its events are sent by hand, the locks and channels are real.
test('BEY-05 releases lock and channel in the back-forward cache, and catches up on return', async ({
  context,
  demo,
}) => {
  const browser = await browserOf(context, demo, 'kept');
  const [kept, other] = [await browser.open(), await browser.open()];
  await hears([kept, other], 1);
  const send = (type: string) =>
    kept.page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type);

  await send('pagehide');
  await expect.poll(() => browser.locks(other)).toEqual({ held: 1, waiting: 0 });
  await browser.pass(INTERVAL);
  await hears([other], 2);
  expect([await kept.heard(), kept.asked(), other.asked()]).toEqual([1, 1, 1]);

  await send('pageshow');
  await hears([kept], 2);
  await expect.poll(() => browser.locks(other)).toEqual({ held: 1, waiting: 1 });
  expect([kept.asked(), other.asked()]).toEqual([1, 1]);
});
