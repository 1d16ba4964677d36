import { expect, test } from '../../support/demo.ts';
import { loseAnswer } from '../../support/pages/lose-answer.ts';
import { pollOn } from '../../support/pages/poll.ts';

test.use({ allow: [/status of 4\d\d|ERR_CONNECTION_RESET/] });

test('BEY-01 another option after a lost answer is no second vote, also where the server has had too many for a moment', async ({
  page,
  demo,
  freshPoll,
  playwright,
}) => {
  const { id, optionIds } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const calls = `**/api/front/poll/${id}/vote/*`;
  await loseAnswer(page, playwright.request, calls, 'POST');
  await poll.castVote('Sí');
  await expect(poll.alert).toHaveText(/^El vot no s’ha pogut enviar/);

  await page.route(calls, (route) => route.fulfill({ status: 429, json: {} }), { times: 1 });
  await poll.castVote('No');
  await expect(poll.alert).toHaveText(/^Hi ha massa vots/);
  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.alert).toHaveText('Ja heu votat en esta enquesta.');
  const counted = await demo.db.selectFrom('votes').select('option_id').where('poll_id', '=', id).execute();
  expect(counted).toEqual([{ option_id: optionIds[0] }]);
});
