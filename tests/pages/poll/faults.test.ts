import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { hear, insert, plainPage, pollCalls, pollOn, voteCalls } from './poll-page.ts';

test.use({ allow: [/status of (403|409|412|429|500)|net::ERR_/] });

const errors = (page: Page) =>
  page.evaluate(() => window.ap.errors.map(({ type, message, text }) => ({ type, message, text })));
const serverText = 'An error occurred while making the request. Please try again later.';
const connectionText = 'Unable to connect to the server. Please try again later.';

const brokenAnswers = {
  'a 500': (page: Page) => page.route(pollCalls, (route) => route.fulfill({ status: 500, json: {} })),
  'httpCode 500 in a 200': (page: Page) =>
    page.route(pollCalls, (route) => route.fulfill({ json: { httpCode: 500, response: null } })),
  'what is not JSON': (page: Page) =>
    page.route(pollCalls, (route) => route.fulfill({ contentType: 'text/html', body: '<html></html>' })),
  'another shape': (page: Page) =>
    page.route(pollCalls, (route) => route.fulfill({ json: { response: { options: 'none' } } })),
  'an empty body': (page: Page) => page.route(pollCalls, (route) => route.fulfill({ body: '' })),
};
test('POLL-29 HTTP-06 HTTP-12 after an answer that is broken the options stay readable, voting is off, and one can try again', async ({
  page,
  freshPoll,
}) => {
  for (const [what, breakIt] of Object.entries(brokenAnswers))
    await test.step(what, async () => {
      const { id } = await freshPoll({ options: [{ title: 'Sí', votes: 1 }, { title: 'No' }] });
      await breakIt(page);
      await page.goto(`/enquestes/${id}`);
      const poll = pollOn(page);
      await expect(poll.alert).toHaveText('Ara no es pot carregar l’enquesta.');
      await expect(poll.radio('Sí')).toBeVisible();
      await expect(poll.vote).toHaveCount(0);
      await expect(page.getByRole('banner'), 'nothing else on the page is touched').toBeVisible();
      expect(await errors(page)).toEqual([
        { type: 'server', message: expect.stringContaining('poll'), text: serverText },
      ]);
      await expect(poll.host).not.toContainText('An error occurred');

      await page.unroute(pollCalls);
      await poll.host.getByRole('button', { name: 'Torneu-ho a provar' }).click();
      await expect(poll.vote).toBeVisible();
      await expect(poll.alert).toHaveCount(0);
    });
});

test('POLL-29 HTTP-11 without any option known the failure is said, and offline is recorded as a connection', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.route(pollCalls, (route) => route.abort('internetdisconnected'));
  await page.goto(plainPage);
  const heard = await hear(page, 'ap-poll-error', 'ap-error');
  await insert(page, { name: 'ap-poll', attributes: { 'poll-id': id }, question: 'Què en penseu?' });
  const poll = pollOn(page);
  await expect(poll.alert).toHaveText('Ara no es pot carregar l’enquesta.');
  await expect(poll.host.getByRole('heading', { name: 'Què en penseu?' })).toBeVisible();
  const message = `GET /api/front/poll/${id} could not connect`;
  const failure = { type: 'network', message, text: connectionText };
  expect(await errors(page)).toEqual([failure]);
  expect(await heard()).toEqual([
    ['ap-error', expect.objectContaining({ ...failure, phase: 'http' })],
    ['ap-poll-error', { code: 'load' }],
  ]);
});

test('HTTP-02 HTTP-07 POLL-29 a server that says nothing is given up after 10 seconds, not before', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.route(pollCalls, () => {});
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  await page.clock.pauseAt('2026-03-03T10:00:01Z');
  const asked = page.waitForRequest(pollCalls);
  await page.goto(`/enquestes/${id}`);
  await asked;
  const poll = pollOn(page);
  await expect(poll.radio('Sí')).toBeVisible();
  await page.clock.runFor(9_999);
  expect(await errors(page)).toEqual([]);
  await page.clock.runFor(1);
  await expect(poll.alert).toHaveText('Ara no es pot carregar l’enquesta.');
  expect(await errors(page)).toEqual([
    { type: 'timeout', message: `GET /api/front/poll/${id} timed out`, text: connectionText },
  ]);
});

const refusals = [
  [500, 'El vot no s’ha pogut enviar. Torneu-ho a provar.'],
  [429, 'Hi ha massa vots des d’esta connexió. Torneu-ho a provar d’ací a una estona.'],
  [403, 'Esta enquesta està tancada.'],
] as const;
test('POLL-27 a vote that is refused counts and stores nothing, keeps the choice, and says why', async ({
  page,
  freshPoll,
}) => {
  for (const [status, text] of refusals)
    await test.step(String(status), async () => {
      const { id } = await freshPoll();
      await page.goto(`/enquestes/${id}`);
      const poll = pollOn(page);
      await page.route(voteCalls, (route) => route.fulfill({ status, json: { httpCode: status } }));
      await poll.castVote('Sí');
      await expect(poll.alert).toHaveText(text);
      await expect(poll.radio('Sí')).toBeChecked();
      await expect(poll.host.locator('[data-ap-mount]')).toContainText('0 vots');
      expect(await page.evaluate(() => localStorage.getItem('ap-voted-polls'))).toBeNull();
      expect((await errors(page)).map(({ message }) => message)).toEqual([
        expect.stringMatching(`^POST /api/front/poll/${id}/vote/1 `),
      ]);

      await page.unroute(voteCalls);
      await poll.vote.click();
      await poll.confirm.click();
      await expect(poll.percent('Sí')).toHaveText('100 %');
      await page.evaluate(() => localStorage.clear());
    });
});

test(
  'POLL-27 MSG-03 a 409 and a 412 say that one has voted already, and show the results',
  fullOnly,
  async ({ page, freshPoll }) => {
    for (const status of [409, 412])
      await test.step(String(status), async () => {
        const { id } = await freshPoll({
          options: [
            { title: 'Sí', votes: 3 },
            { title: 'No', votes: 1 },
          ],
        });
        await page.goto(`/enquestes/${id}`);
        const poll = pollOn(page);
        await page.route(voteCalls, (route) => route.fulfill({ status, json: {} }));
        await poll.castVote('Sí');
        await expect(poll.alert).toHaveText('Ja heu votat en esta enquesta.');
        await expect(poll.percent('Sí')).toHaveText('75 %');
        await expect(poll.host.locator('[data-ap-mount]')).toContainText('4 vots');
        expect(await page.evaluate(() => localStorage.getItem('ap-voted-polls'))).toBeNull();
        await page.unroute(voteCalls);
      });
  },
);

test('POLL-27 BEY-01 a vote whose answer is lost is sent again with its key, and counts once', async ({
  page,
  demo,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const keys: (string | undefined)[] = [];
  page.on(
    'request',
    (request) => request.method() === 'POST' && keys.push(request.headers()['idempotency-key']),
  );
  await page.route(
    voteCalls,
    async (route) => {
      await route.fetch(); // it arrives and counts, but the answer does not come back
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await poll.castVote('Sí');
  await expect(poll.alert).toHaveText('El vot no s’ha pogut enviar. Torneu-ho a provar.');
  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.host).toContainText('el vostre vot');
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  const { votes } = await demo.db
    .selectFrom('poll_options')
    .select('votes')
    .where('poll_id', '=', id)
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  expect(votes).toBe(1);
});

test('POLL-27 offline while voting: the choice is kept, and the vote goes when the network is back', async ({
  page,
  context,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.radio('No').check();
  await poll.vote.click();
  await expect(poll.confirm).toBeVisible();
  await context.setOffline(true);
  await poll.confirm.click();
  await expect(poll.alert).toHaveText('El vot no s’ha pogut enviar. Torneu-ho a provar.');
  await context.setOffline(false);
  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.percent('No')).toHaveText('100 %');
});

test('W-25 HTTP-17 no more than 50 failures are kept on a page that stays open', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.route(pollCalls, (route) =>
    route.fulfill({ status: 500, json: { message: 'anna@example.cat' } }),
  );
  await page.goto(`/enquestes/${id}`);
  const retry = pollOn(page).host.getByRole('button', { name: 'Torneu-ho a provar' });
  await retry.waitFor();
  await page.evaluate(async () => {
    for (let i = 0; i < 52; i++) {
      const failed = new Promise((resolve) => document.addEventListener('ap-error', resolve, { once: true }));
      for (const button of document.querySelectorAll<HTMLButtonElement>('ap-poll [data-ap-mount] button'))
        if (button.textContent === 'Torneu-ho a provar') button.click();
      await failed;
      await new Promise(requestAnimationFrame);
    }
  });
  expect(await errors(page)).toHaveLength(50);
  expect(JSON.stringify(await errors(page))).not.toContain('anna');
});

test('POLL-27 W-30 when the code of the dialogs does not come one hears so, and pressing again tries again', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  const dialogs = '**/poll-dialogs-*.js';
  let tries = 0;
  await page.route(dialogs, (route) => {
    tries += 1;
    return route.abort();
  });
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.radio('Sí').check();
  await poll.vote.click();
  await expect.poll(() => tries).toBe(2);
  await page.clock.fastForward(2000);
  await expect(poll.alert).toHaveText('El vot no s’ha pogut enviar. Torneu-ho a provar.');
  expect(tries).toBe(3);
  await expect(poll.radio('Sí')).toBeChecked();

  await page.unroute(dialogs);
  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.percent('Sí')).toHaveText('100 %');
});
