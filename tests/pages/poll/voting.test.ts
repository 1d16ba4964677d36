import { expect, test } from '../../support/demo.ts';
import { hear, holdBack, insert, plainPage, pollCalls, pollOn, voteCalls } from './poll-page.ts';

const stored = () => JSON.parse(localStorage.getItem('ap-voted-polls') ?? 'null');

test('POLL-08 POLL-10 POLL-11 POLL-12 POLL-13 only the confirmation votes: then count, share, storage and results follow', async ({
  page,
  demo,
  freshPoll,
}) => {
  const { id } = await freshPoll({
    options: [
      { title: 'Sí', votes: 1 },
      { title: 'No', votes: 2 },
    ],
  });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const events = await hear(page, 'ap-poll-vote', 'ap-poll-error');
  const votes: { url: string; body: string | null; key: string | undefined }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    votes.push({
      url: new URL(request.url()).pathname,
      body: request.postData(),
      key: request.headers()['idempotency-key'],
    });
  });

  await poll.radio('Sí').check();
  await poll.vote.click();
  await expect(poll.dialog).toContainText('Votareu «Sí».');
  await poll.dialog.getByRole('button', { name: 'Cancel·leu' }).click();
  await expect(poll.dialog).toHaveCount(0);
  await expect(poll.radio('Sí'), 'the choice is kept').toBeChecked();
  expect(votes).toEqual([]);

  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.percent('Sí')).toHaveText('50 %');
  await expect(poll.percent('No')).toHaveText('50 %');
  await expect(poll.host).toContainText('4 vots · ja heu votat');
  await expect(poll.vote).toHaveCount(0);
  await expect(poll.host.getByRole('radio')).toHaveCount(0);

  expect(votes).toEqual([
    { url: `/api/front/poll/${id}/vote/1`, body: null, key: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ]);
  expect(await page.evaluate(stored)).toEqual([{ pollId: id, votedOptionId: '1' }]);
  expect(await events()).toEqual([['ap-poll-vote', { pollId: id, optionId: '1' }]]);
  const option = await demo.db
    .selectFrom('poll_options')
    .select('votes')
    .where('poll_id', '=', id)
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  expect(option.votes).toBe(2);
});

test('POLL-04 BEY-02 the own vote is there at once after a reload, whatever a cache still answers', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.castVote('No');
  await expect(poll.host).toContainText('el vostre vot');

  await page.reload();
  await expect(poll.host.locator('[data-ap-mount] [data-mine]')).toContainText('No');
  await expect(poll.host.getByRole('radio')).toHaveCount(0);
});

test('POLL-04 POLL-21 POLL-31 a stored vote selects its option and shows the counts as they are, without asking again', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({
    options: [
      { title: 'Sí', votes: 3 },
      { title: 'No', votes: 1 },
    ],
  });
  await page.addInitScript(
    (pollId) => localStorage.setItem('ap-voted-polls', JSON.stringify({ [pollId]: 2 })),
    id,
  );
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await expect(poll.host.locator('[data-ap-mount] [data-mine]')).toContainText('No');
  await expect(poll.percent('No')).toHaveText('25 %');
  await expect(poll.host).toContainText('4 vots');
});

test('POLL-21 STOR-04 a malformed or blocked storage is as if absent: one can vote', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.castVote('Sí');
  await expect(poll.percent('Sí')).toHaveText('100 %');
});

test('POLL-08 two presses on the confirmation are one vote', async ({ page, freshPoll }) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await poll.radio('Sí').check();
  await poll.vote.click();
  await poll.confirm.dblclick({ noWaitAfter: true }).catch(() => {}); // the second press may find no button
  await expect(poll.percent('Sí')).toHaveText('100 %');
  expect(posts).toHaveLength(1);

  const again = await freshPoll();
  await page.goto(`/enquestes/${again.id}`);
  await poll.radio('Sí').check();
  await poll.vote.click();
  await poll.confirm.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(poll.percent('Sí')).toHaveText('100 %');
  expect(posts).toHaveLength(2);
});

test('POLL-09 while the vote is on its way nothing else can be chosen, and no other vote begins', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const { release } = await holdBack(page, voteCalls);
  await poll.castVote('Sí');
  await expect(poll.vote).toHaveAttribute('aria-disabled', 'true');
  await expect(poll.radio('No')).toBeDisabled();
  await poll.vote.click({ force: true });
  await expect(poll.dialog).toHaveCount(0);
  await release();
  await expect(poll.percent('Sí')).toHaveText('100 %');
});

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

test.describe('when the server has the vote already', () => {
  test.use({ allow: [/status of 409/] });

  test('POLL-12 W-13 a vote in one tab: the other is refused by the server, shows the results and says why', async ({
    page,
    context,
    freshPoll,
  }) => {
    const { id } = await freshPoll();
    await page.goto(`/enquestes/${id}`);
    const other = await context.newPage();
    await other.goto(page.url());
    const here = pollOn(page);
    const there = pollOn(other);
    await there.radio('No').check();
    await here.castVote('Sí');
    await expect(here.percent('Sí')).toHaveText('100 %');

    await there.castVote('No');
    await expect(there.alert).toHaveText('Ja heu votat en esta enquesta.');
    await expect(there.host.locator('[data-ap-mount] [data-mine]')).toContainText('Sí');
  });

  test('SITE-02 W-13 a browser without the storage of its vote is recognised by the server: 409 shows the results', async ({
    page,
    freshPoll,
  }) => {
    const { id } = await freshPoll();
    await page.goto(`/enquestes/${id}`);
    const poll = pollOn(page);
    await poll.castVote('Sí');
    await expect(poll.percent('Sí')).toHaveText('100 %');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await poll.castVote('No');
    await expect(poll.alert).toHaveText('Ja heu votat en esta enquesta.');
    await expect(poll.host.getByRole('radio')).toHaveCount(0);
    await expect(poll.percent('No')).toHaveText('0 %');
  });
});
