import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import {
  dateAnswers,
  effectsRun,
  insert,
  openAnswered,
  plainPage,
  pollCalls,
  pollOn,
} from '../../support/pages/poll.ts';

/** Tests with a stopped window clock, which each test advances. */

const notStarted = 'Esta enquesta encara no s’ha obert.';
const closed = 'Esta enquesta està tancada.';

/** Formats a date like the interface, but independently of its code. */
function madrid(date: Date): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('ca', { timeZone: 'Europe/Madrid', ...options }).format(date);
  const [day, time] = [format({ dateStyle: 'full' }), format({ hour: '2-digit', minute: '2-digit' })];
  return `${day}, ${time}`;
}

test('POLL-14 MSG-06 announces a scheduled poll, and opens it at its start without a reload', async ({
  page,
  freshPoll,
}) => {
  const startDate = new Date(Date.now() + 60 * 60 * 1000);
  const { id } = await freshPoll({ startDate });
  const now = new Date(startDate.getTime() - 60_000);
  await dateAnswers(page, () => now);
  await page.clock.install({ time: new Date(now.getTime() - 1000) });
  await page.clock.pauseAt(now);
  await openAnswered(page, `/enquestes/${id}`);
  const poll = pollOn(page);
  const drawn = poll.host.locator('[data-ap-mount]');
  await expect(drawn).toContainText(`${notStarted} Es podrà votar a partir de: ${madrid(startDate)}.`);
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

test('POLL-25 shows an open poll as open on a device that is three minutes slow', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ startDate: new Date(Date.now() - 60_000) });
  await page.clock.install({ time: new Date(Date.now() - 3 * 60_000) });
  await openAnswered(page, `/enquestes/${id}`);
  const poll = pollOn(page);
  await expect(poll.radio('Sí')).toBeVisible();
  await expect(poll.host.locator('[data-ap-mount]')).not.toContainText(notStarted);
});

test(
  'POLL-26 SITE-18 reads a start without a zone as Madrid time, wherever the reader is',
  fullOnly,
  async ({ browser, demo, freshPoll }) => {
    const { id } = await freshPoll();
    const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', baseURL: demo.url });
    const page = await context.newPage();
    await page.route('**/api/front/poll/*', () => {}); // only the server content
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
  },
);

test(
  'POLL-01 POLL-20 shows the options of the CMS first and then those of the API',
  fullOnly,
  async ({ page, freshPoll }) => {
    const { id } = await freshPoll({
      options: [
        { title: 'Sí', votes: 9 },
        { title: 'No', votes: 1 },
      ],
    });
    const { release } = await holdBack(page, pollCalls);
    await page.clock.install({ time: '2026-03-03T10:00:00Z' });
    await page.clock.pauseAt('2026-03-03T10:00:01Z');
    const calls: string[] = [];
    page.on('request', (request) => request.url().includes('/api/front/poll/') && calls.push(request.url()));
    await page.goto(plainPage);
    const tag = {
      name: 'ap-poll',
      attributes: {
        'poll-id': id,
        active: '',
        open: '',
        options: JSON.stringify([{ id: 1, title: 'Sí, de la memòria', votes: 1 }]),
      },
    };
    await insert(page, tag);
    const first = pollOn(page, page.locator('ap-poll').first());
    await expect(first.radio('Sí, de la memòria')).toBeVisible();
    await expect(first.host).toContainText('1 vot');
    await release();
    await expect(first.radio('No')).toBeVisible();
    await expect(first.host).toContainText('10 vots');
    expect(calls).toHaveLength(1);

    await insert(page, { name: 'ap-poll', attributes: { 'poll-id': id } });
    const second = pollOn(page, page.locator('ap-poll').first());
    await expect(second.radio('No')).toBeVisible();
    expect(calls).toHaveLength(1);

    await page.clock.runFor(5001);
    const held = await holdBack(page, pollCalls);
    await insert(page, { name: 'ap-poll', attributes: { 'poll-id': id } });
    const third = pollOn(page, page.locator('ap-poll').first());
    await expect(third.radio('No'), 'before the answer').toBeVisible();
    await expect.poll(() => calls.length).toBe(2);
    await held.release();
  },
);

/** Collects the changes of a live region, one line each. */
async function announcements(page: Page) {
  const said = await page.evaluateHandle(() => {
    const list: string[] = [];
    const region = document.querySelector('ap-poll [data-ap-mount] [role="status"]') as HTMLElement;
    new MutationObserver(() => list.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return list;
  });
  return () => said.jsonValue();
}

test('BEY-03 announces a change at once, then the newest one after 30 seconds', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ options: [{ title: 'Sí', votes: 1 }] });
  await page.route('**/api/front/poll/*', () => {});
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  await page.clock.pauseAt('2026-03-03T10:00:01Z');
  await page.goto(plainPage);
  const options = JSON.stringify([{ id: '1', title: 'Sí' }]);
  await insert(page, {
    name: 'ap-poll',
    attributes: { 'poll-id': id, active: '', options, 'total-votes': '1' },
  });
  const host = page.locator('ap-poll');
  await expect(host).toContainText('1 vot');
  const said = await announcements(page);
  const setTotal = async (total: number) => {
    await host.evaluate((element, votes) => element.setAttribute('total-votes', String(votes)), total);
    await expect(host.locator('.ap-poll-meta')).toHaveText(`${total} vots`);
    await effectsRun(page);
    await page.clock.runFor(1);
  };
  await setTotal(2);
  await expect.poll(said).toEqual(['2 vots']);
  await setTotal(3);
  await page.clock.runFor(20_000);
  await setTotal(4);
  await page.clock.runFor(9_990);
  expect(await said()).toEqual(['2 vots']);
  await page.clock.runFor(10);
  await expect.poll(said).toEqual(['2 vots', '4 vots']);
});

test(
  'HTTP-02 HTTP-07 gives up a silent server after 10 seconds, not before',
  fullOnly,
  async ({ page, freshPoll }) => {
    const { id } = await freshPoll();
    await page.route(pollCalls, () => {});
    await page.clock.install({ time: '2026-03-03T10:00:00Z' });
    await page.clock.pauseAt('2026-03-03T10:00:01Z');
    const asked = page.waitForRequest(pollCalls);
    await page.goto(`/enquestes/${id}`);
    await asked;
    const poll = pollOn(page);
    const errors = () =>
      page.evaluate(() => window.ap.errors.map(({ type, message, text }) => ({ type, message, text })));
    await expect(poll.radio('Sí')).toBeVisible();
    await page.clock.runFor(9_999);
    expect(await errors()).toEqual([]);
    await page.clock.runFor(1);
    await expect(poll.alert).toHaveText('Ara no es pot carregar l’enquesta.');
    expect(await errors()).toEqual([
      {
        type: 'timeout',
        message: `GET /api/front/poll/${id} timed out`,
        text: 'Unable to connect to the server. Please try again later.',
      },
    ]);
  },
);
