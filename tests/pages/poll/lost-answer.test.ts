import type { APIRequest, Page } from '@playwright/test';
import type { Demo } from '../../../demo/http/start-server.ts';
import { expect, test } from '../../support/demo.ts';
import { loseAnswer } from '../../support/pages/lose-answer.ts';
import { pollOn } from '../../support/pages/poll.ts';

test.use({ allow: [/status of 4\d\d|ERR_CONNECTION_RESET/] });

/** Casts a first vote whose response the browser never receives. */
async function loseVote(page: Page, requests: APIRequest, pollId: string) {
  await page.goto(`/enquestes/${pollId}`);
  const poll = pollOn(page);
  await loseAnswer(page, requests, callsOf(pollId), 'POST');
  await poll.castVote('Sí');
  await expect(poll.alert).toHaveText(/^El vot no s’ha pogut enviar/);
  return poll;
}

const votesOf = (demo: Demo, pollId: string) =>
  demo.db.selectFrom('votes').select('option_id').where('poll_id', '=', pollId).execute();

const callsOf = (pollId: string) => `**/api/front/poll/${pollId}/vote/*`;

test('BEY-01 a different option after a lost response does not count as a second vote', async ({
  page,
  demo,
  freshPoll,
  playwright,
}) => {
  const { id, optionIds } = await freshPoll();
  const poll = await loseVote(page, playwright.request, id);
  await page.route(callsOf(id), (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await poll.castVote('No');
  await expect(poll.alert).toHaveText(/^Hi ha massa vots/);
  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.alert).toHaveText('Ja heu votat en esta enquesta.');
  expect(await votesOf(demo, id)).toEqual([{ option_id: optionIds[0] }]);
});

test('BEY-01 a vote whose response was lost remains the only one after a reload', async ({
  page,
  demo,
  freshPoll,
  playwright,
}) => {
  const { id, optionIds } = await freshPoll();
  const poll = await loseVote(page, playwright.request, id);
  for (let visit = 0; visit < 2; visit++) {
    await page.reload();
    await poll.castVote('No');
    await expect(poll.alert).toHaveText('Ja heu votat en esta enquesta.');
  }
  expect(await votesOf(demo, id)).toEqual([{ option_id: optionIds[0] }]);
});
