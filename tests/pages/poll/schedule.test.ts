import { expect, test } from '../../support/demo.ts';
import { insert, openAnswered, plainPage, pollOn } from './poll-page.ts';

const notStarted = 'Esta enquesta encara no s’ha obert.';
const closed = 'Esta enquesta està tancada.';

test('POLL-25 POLL-14 MSG-06 a scheduled poll says so and becomes active at its very start, without a reload', async ({
  page,
  freshPoll,
}) => {
  const startDate = new Date(Date.now() + 60 * 60 * 1000);
  const { id } = await freshPoll({ startDate });
  const now = new Date(startDate.getTime() - 60_000);
  await page.clock.install({ time: new Date(now.getTime() - 1000) });
  await page.clock.pauseAt(now);
  await openAnswered(page, `/enquestes/${id}`);
  const poll = pollOn(page);
  const drawn = poll.host.locator('[data-ap-mount]');
  await expect(drawn).toContainText(notStarted);
  await expect(drawn).not.toContainText(closed);
  await expect(drawn.getByRole('radio')).toHaveCount(0);
  await expect(poll.vote).toHaveCount(0);

  await page.clock.runFor(59_999);
  await expect(drawn).toContainText(notStarted);
  await page.clock.runFor(1);
  await expect(poll.vote).toBeVisible();
  await expect(drawn).not.toContainText(notStarted);
  await poll.radio('Sí').check();
});

test('POLL-26 POLL-25 SITE-18 a start without a zone is on the clock of Madrid, wherever the reader is', async ({
  browser,
  demo,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', baseURL: demo.url });
  const page = await context.newPage();
  await page.route('**/api/front/poll/*', () => {}); // only what the CMS wrote
  await page.clock.install({ time: '2026-07-08T07:59:58Z' });
  await page.clock.pauseAt('2026-07-08T07:59:59Z');
  await page.goto(plainPage);
  await insert(page, {
    name: 'ap-poll',
    attributes: {
      'poll-id': id,
      open: '',
      'start-date': '2026-07-08 10:00:00',
      options: '[{"id":"1","title":"Sí"}]',
    },
  });
  const poll = pollOn(page);
  await expect(poll.host).toContainText(notStarted);
  await page.clock.runFor(1000);
  await expect(poll.radio('Sí')).toBeVisible();
  await context.close();
});

test('POLL-15 MSG-03 MSG-06 a closed poll says so, and shows its results without a vote', async ({
  page,
  axe,
}) => {
  await page.goto('/enquestes/3');
  const poll = pollOn(page);
  const drawn = poll.host.locator('[data-ap-mount]');
  await expect(drawn).toContainText(closed);
  await expect(drawn).not.toContainText(notStarted);
  await expect(poll.vote).toHaveCount(0);
  await expect(drawn.getByRole('radio')).toHaveCount(0);
  await expect(poll.percent('De llanda')).toHaveText('62 %');
  await expect(poll.percent('En fira')).toHaveText('0 %');
  await axe('ap-poll');
});

test('POLL-15 the page may bring its own text for a poll that takes no votes', async ({ page }) => {
  await page.goto(plainPage);
  await page.evaluate(() => {
    const host = document.createElement('ap-poll');
    host.setAttribute('poll-id', '3');
    const own = document.createElement('p');
    own.slot = 'inactive';
    own.textContent = 'Ja tenim coca guanyadora.';
    host.append(own);
    document.querySelector('main')?.prepend(host);
  });
  const drawn = page.locator('ap-poll [data-ap-mount]');
  await expect(drawn.getByText('Ja tenim coca guanyadora.')).toBeVisible();
  await expect(drawn).not.toContainText(closed);
});

test('POLL-24 a hidden poll leaves nothing on the page, whichever side says so', async ({
  page,
  freshPoll,
}) => {
  const hidden = await freshPoll({ hidden: true });
  const shown = await freshPoll();
  await page.goto(plainPage);
  await insert(page, { name: 'ap-poll', attributes: { 'poll-id': hidden.id }, question: 'Amagada' });
  const host = page.locator('ap-poll');
  await expect(host).toHaveAttribute('hidden', '');
  await expect(host).toHaveCSS('display', 'none');

  await page.route('**/api/front/poll/*', () => {});
  await insert(page, { name: 'ap-poll', attributes: { 'poll-id': shown.id, 'hidden-poll': '' } });
  await expect(host.first()).toHaveAttribute('hidden', '');
});
