import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPoll, type NewPoll } from '../api/polls/create-poll.ts';
import type { Demo } from '../http/start-server.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let demo: Demo;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  const limits = { anonymousVotesPerMinute: 3, callsPerMinute: 100_000 };
  demo = await startSite({ now: () => now, limits });
});
afterAll(() => demo?.close());

const reader = () => new Visitor(demo.app);
const newPoll = async (poll: NewPoll = {}) => (await createPoll(demo.db, poll)).id;

const post = (who: Visitor, id: string, fields: Record<string, string>, headers = {}) =>
  who.post(`/vot/${id}`, {
    payload: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

const goOn = (who: Visitor, { headers }: LightMyRequestResponse) => who.get(String(headers.location));

/**
 * Sends the form of a page, as a browser without a script does: a new voter is redirected once before the question.
 */
async function send(...[who, ...form]: Parameters<typeof post>): Promise<LightMyRequestResponse> {
  const answer = await post(who, ...form);
  const isStop = String(answer.headers.location).startsWith('/api/');
  return isStop ? goOn(who, await goOn(who, answer)) : answer;
}

/** Reads the hidden fields of the confirmation form. */
const hiddenFields = ({ body }: LightMyRequestResponse) =>
  Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)">/g)].map(([, name, value]) => [
      name,
      value,
    ]),
  );

const votesOf = async (id: string) => {
  const options = demo.db.selectFrom('poll_options').select('votes').where('poll_id', '=', id);
  return (await options.orderBy('position').execute()).map(({ votes }) => votes);
};

test('POLL-10 POLL-13 confirms, counts and shows a vote without a script, once despite a reload', async () => {
  const id = await newPoll({ question: 'Sí o no?' });
  const who = reader();
  const question = await send(who, id, { option: '2' });
  expect(question.statusCode).toBe(200);
  expect(question.headers['cache-control']).toBe('no-store');
  expect(question.body).toContain('Votareu «No». Una vegada enviat, el vot no es pot canviar.');
  expect(await votesOf(id)).toEqual([0, 0]);

  const counted = await send(who, id, hiddenFields(question));
  expect([counted.statusCode, counted.headers.location]).toEqual([303, `/vot/${id}`]);
  expect(await votesOf(id)).toEqual([0, 1]);

  for (const _reload of [1, 2]) {
    const results = await who.get(`/vot/${id}`);
    expect(results.statusCode).toBe(200);
    expect(results.body).toContain(
      `<ap-poll poll-id="${id}" total-votes="1" active open voted-option-id="2">`,
    );
    expect(results.body).toMatch(/1 vot · ja heu votat.*No <b>el vostre vot<\/b>.*100 %/s);
    expect(results.body).not.toContain('<form method="post"');
  }
  expect(await votesOf(id)).toEqual([0, 1]);
});

test('BEY-01 counts a vote once when the button is pressed twice or the form resent', async () => {
  const id = await newPoll();
  const who = await reader().logIn('7');
  const fields = hiddenFields(await send(who, id, { option: '1' }));
  const answers = await Promise.all([send(who, id, fields), send(who, id, fields)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
  expect(await votesOf(id)).toEqual([1, 0]);
});

test('POLL-07 VAL-29 shows the form again when no option is chosen', async () => {
  const id = await newPoll();
  for (const fields of [{}, { option: '' }, { option: '9' }] as Record<string, string>[]) {
    const answer = await send(reader(), id, fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('<p class="ap-alert" role="alert">Heu de triar una opció.</p>');
    expect(answer.body).toContain(`<form method="post" action="/vot/${id}">`);
  }
});

test('POLL-19 W-13 shows the results to a reader who has already voted, by the page or the widget', async () => {
  const id = await newPoll();
  const who = reader();
  await who.vote(id, '1');
  for (const fields of [{ option: '2' }, { option: '2', key: 'another-key-of-this-browser' }]) {
    const answer = await send(who, id, fields);
    expect(answer.statusCode).toBe(409);
    expect(answer.body).toContain('role="alert">Ja heu votat en esta enquesta.');
    expect(answer.body).toContain('Sí <b>el vostre vot</b>');
  }
  expect((await who.get(`/vot/${id}`)).body).toContain('voted-option-id="1"');
  expect(await votesOf(id)).toEqual([1, 0]);
  expect((await who.vote(id, '2')).statusCode).toBe(409);
});

test('W-13 recognises a browser whose cookie was set for the path of the API only', async () => {
  const id = await newPoll();
  const [api, page] = [reader(), reader()];
  await api.vote(id, '1');
  const stop = await goOn(api, await post(page, id, { option: '2' }));
  for (const { name, value, path } of stop.cookies) if (path === '/vot') page.cookies.set(name, value);
  const answer = await goOn(page, stop);
  expect(answer.body).toContain(`voted-option-id="1"`);
  expect(answer.body).not.toContain('Votareu');
  expect(await votesOf(id)).toEqual([1, 0]);
  const somebodyNew = await goOn(reader(), await post(reader(), id, { option: '2' }));
  expect(somebodyNew.cookies).toEqual([]);
});

test('POLL-15 POLL-19 rejects a vote in a closed or scheduled poll and says why', async () => {
  const closed = await newPoll({ endDate: new Date('2026-03-01T11:00:00Z') });
  const answer = await send(reader(), closed, { option: '1' });
  expect(answer.statusCode).toBe(403);
  expect(answer.body).toContain('role="alert">Esta enquesta està tancada.');
  const soon = await newPoll({ startDate: new Date('2026-03-01T13:00:00Z') });
  expect((await send(reader(), soon, { option: '1' })).body).toContain('role="alert">Esta enquesta encara');

  const ending = await newPoll({ endDate: new Date('2026-03-01T12:30:00Z') });
  const fields = hiddenFields(await send(reader(), ending, { option: '1' }));
  now = new Date('2026-03-01T12:30:00Z');
  expect((await send(reader(), ending, fields)).statusCode).toBe(403);
  now = new Date('2026-03-01T12:00:00Z');
  expect(await votesOf(ending)).toEqual([0, 0]);
});

test('POLL-24 API-45 returns 404 for a hidden or unknown poll and counts no vote', async () => {
  for (const id of [await newPoll({ hidden: true }), 'cap', '%C2%85']) {
    expect((await reader().get(`/vot/${id}`)).statusCode).toBe(404);
    expect((await send(reader(), id, { option: '1' })).statusCode).toBe(404);
  }
});

test('POLL-16 POLL-17 redirects to the login if needed, and back to the chosen option', async () => {
  const id = await newPoll({ open: false });
  const who = reader();
  const answer = await send(who, id, { option: '2' });
  const back = `/vot/${id}?opcio=2`;
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    `/acces?backUrl=${encodeURIComponent(back)}`,
  ]);
  const forced = await send(who, id, { option: '2', key: 'a-key-that-nobody-has-asked' });
  expect(forced.headers.location).toBe(answer.headers.location);

  await who.logIn('7');
  const question = await who.get(back);
  expect(question.body).toContain('Votareu «No».');
  expect((await send(who, id, hiddenFields(question))).statusCode).toBe(303);
  expect(await votesOf(id)).toEqual([0, 1]);
});

test('W-11 HTTP-16 rejects a vote from another site', async () => {
  const id = await newPoll();
  const who = reader();
  const fields = hiddenFields(await send(who, id, { option: '1' }));
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
    const answer = await send(who, id, fields, headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('text/html');
  }
  expect((await who.get(`/vot/${id}`)).headers.location).toBe(`/enquestes/${id}`);
  expect(await votesOf(id)).toEqual([0, 0]);
});

test('W-13 limits votes by the page and the API together', async () => {
  const id = await newPoll();
  for (let vote = 0; vote < 3; vote++) await reader().vote(id, '1');
  const who = reader();
  const answer = await send(who, id, hiddenFields(await send(who, id, { option: '1' })));
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.body).toContain('Hi ha massa vots des d’esta connexió.');
  expect(await votesOf(id)).toEqual([3, 0]);
});

test('POLL-08 rejects a body that is not a form, and counts no vote for a GET', async () => {
  const id = await newPoll();
  const json = await reader().post(`/vot/${id}`, {
    payload: { option: '1', key: 'a-key-that-nobody-has-asked' },
  });
  expect(json.statusCode).toBe(415);
  const look = await reader().get(`/vot/${id}`);
  expect([look.statusCode, look.headers.location]).toEqual([303, `/enquestes/${id}`]);
  expect((await reader().get(`/vot/${id}?opcio=1`)).body).toContain('Votareu «Sí».');
  expect((await reader().get(`/vot/${id}?opcio=9`)).statusCode).toBe(400);
  expect(await votesOf(id)).toEqual([0, 0]);
});
