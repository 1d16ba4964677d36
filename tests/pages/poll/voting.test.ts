import { expect, test } from '../../support/demo.ts';
import { hear, holdBack, pollOn, voteCalls } from './poll-page.ts';

const stored = () => JSON.parse(localStorage.getItem('ap-voted-polls') ?? 'null');

test('POLL-04 POLL-08 POLL-10 POLL-11 POLL-12 POLL-13 BEY-02 only the confirmation votes: then count, share, storage and results follow, and the own vote is there at once after a reload, whatever a cache still answers', async ({
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

  await page.reload();
  await expect(poll.host.locator('[data-ap-mount] [data-mine]')).toContainText('Sí');
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

test.describe('when the server has the vote already', () => {
  test.use({ allow: [/status of 409/] });

  test('POLL-12 SITE-02 W-13 a vote in one tab: the other is refused by the server, shows the results and says why, and so is a browser without the storage of its vote', async ({
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

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await here.castVote('No');
    await expect(here.alert).toHaveText('Ja heu votat en esta enquesta.');
    await expect(here.host.getByRole('radio')).toHaveCount(0);
    await expect(here.percent('No')).toHaveText('0 %');
  });
});
