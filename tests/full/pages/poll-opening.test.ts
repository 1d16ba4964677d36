import { expect, test } from '../../support/demo.ts';
import { dateAnswers, openAnswered, pollOn } from '../../support/pages/poll.ts';

// uses its own server and clock, which takes longer to start than opening a page
test('POLL-14 POLL-25 the server opens at the same moment: the vote counts', async ({ browser, ownDemo }) => {
  const opening = new Date('2026-03-08T09:00:00Z');
  let now = new Date(opening.getTime() - 30_000);
  const demo = await ownDemo({ now: () => now });
  const context = await browser.newContext();
  const page = await context.newPage();
  await demo.db.updateTable('polls').set({ start_date: opening, open: true }).where('id', '=', '4').execute();
  await page.clock.install({ time: new Date(now.getTime() - 1000) });
  await page.clock.pauseAt(now);
  await dateAnswers(page, () => now);
  await openAnswered(page, `${demo.url}/enquestes/4`);
  const poll = pollOn(page);
  await expect(poll.host.locator('[data-ap-mount]')).toContainText('Esta enquesta encara no s’ha obert.');

  now = opening;
  await page.clock.runFor(30_000);
  await poll.castVote('La colla del Raval');
  await expect(poll.percent('La colla del Raval')).toHaveText('100 %');
  await context.close();
});
