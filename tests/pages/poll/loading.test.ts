import { expect, test } from '../../support/demo.ts';
import { holdBack, insert, plainPage, pollCalls, pollOn } from './poll-page.ts';

test('POLL-09 POLL-29 while the poll is being loaded no vote begins; a press waits for the answer, a new choice ends it', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  const { release } = await holdBack(page, pollCalls);
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.radio('Sí').check();
  await poll.vote.click();
  await expect(poll.vote).toHaveAttribute('aria-disabled', 'true');
  await expect(poll.dialog).toHaveCount(0);
  await poll.radio('No').check();
  await expect(poll.vote).toHaveAttribute('aria-disabled', 'false');
  await poll.vote.click();
  await release();
  await expect(poll.dialog).toContainText('Votareu «No».');
});

test('POLL-01 POLL-20 options of the CMS are there first, then the API’s, and a second element paints at once and asks again only after 5 s', async ({
  page,
  freshPoll,
}) => {
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
});

test('POLL-20 two elements of one poll ask once and follow one vote', async ({ page, freshPoll }) => {
  const { id } = await freshPoll();
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/front/poll/') && calls.push(request.method()));
  await page.goto(plainPage);
  const tag = { name: 'ap-poll', attributes: { 'poll-id': id } };
  await insert(page, tag, tag);
  const first = pollOn(page, page.locator('ap-poll').nth(0));
  const second = pollOn(page, page.locator('ap-poll').nth(1));
  await second.radio('No').check();
  await first.castVote('Sí');
  for (const poll of [first, second]) {
    await expect(poll.percent('Sí')).toHaveText('100 %');
    await expect(poll.host.locator('[data-mine]')).toContainText('Sí');
  }
  await expect(first.host.locator('[role="group"]'), 'the focus stays where one voted').toBeFocused();
  expect(calls.sort()).toEqual(['GET', 'POST']);
});

test('POLL-28 an answer that comes after the choice keeps it', async ({ page, freshPoll }) => {
  const { id } = await freshPoll({
    options: [
      { title: 'Sí', votes: 5 },
      { title: 'No', votes: 5 },
    ],
  });
  const { release } = await holdBack(page, pollCalls);
  await page.goto(plainPage);
  const options = JSON.stringify([
    { id: '2', title: 'No', votes: 0 },
    { id: '9', title: 'Llevada', votes: 0 },
  ]);
  await insert(page, { name: 'ap-poll', attributes: { 'poll-id': id, active: '', open: '', options } });
  const poll = pollOn(page);
  await poll.radio('No').check();
  await release();
  await expect(poll.radio('Sí')).toBeVisible();
  await expect(poll.radio('No')).toBeChecked();
});

test('POLL-28 a chosen option that the answer no longer has is not voted for', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  const { release } = await holdBack(page, pollCalls);
  await page.goto(plainPage);
  const options = JSON.stringify([{ id: '9', title: 'Llevada', votes: 0 }]);
  await insert(page, { name: 'ap-poll', attributes: { 'poll-id': id, active: '', open: '', options } });
  const poll = pollOn(page);
  await poll.radio('Llevada').check();
  await release();
  await expect(poll.radio('Sí')).toBeVisible();
  await poll.vote.click();
  await expect(poll.alert).toHaveText('Heu de triar una opció.');
});
