import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PollAnswer } from '../../../src/api/poll.types.ts';
import type { DemoOptions } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { castVote } from './cast-vote.ts';
import { createPoll, type NewPoll } from './create-poll.ts';
import { insertVotes } from './insert-votes.ts';
import type { Voter } from './voter.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const minutes = (count: number) => new Date(noon.getTime() + count * 60_000);

onDatabase((database) => {
  let demo: Demo;
  let other: Demo;
  let now: Date;
  let pollId: string;

  beforeAll(async () => {
    const options: DemoOptions = {
      ...(await database.fresh()),
      now: () => now,
      limits: { anonymousVotesPerMinute: 10, accountVotesPerMinute: 2000, callsPerMinute: 100_000 },
    };
    now = noon;
    demo = await startApi(options);
    other = database.isShared ? await startApi(options) : demo;
  });
  afterAll(async () => {
    await demo?.close();
    if (other !== demo) await other?.close();
  });
  beforeEach(async () => {
    now = noon;
    pollId = await newPoll({ options: ['A', 'B', 'C'] });
  });

  const newPoll = async (poll: NewPoll) => (await createPoll(demo.db, poll)).id;
  const anna = (server = demo) => new Visitor(server.app).logIn('7');
  /** Database of the server that counts the statements. */
  const countStatements = () => {
    let count = 0;
    const db = demo.db.withPlugin({
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { db, statements: () => count };
  };
  const counts = async (id = pollId) => {
    const answer = await new Visitor(demo.app).get(`/api/front/poll/${id}`);
    const { options, totalVotes } = answer.json<{ response: PollAnswer }>().response;
    return { each: options.map((option) => option.votes), totalVotes };
  };

  test('POLL-10 POLL-11 counts a vote without a body, and returns the poll with it', async () => {
    const answer = await new Visitor(demo.app).vote(pollId, '2');
    expect(answer.statusCode).toBe(200);
    const { poll, ...vote } = answer.json<{ response: { poll: PollAnswer } }>().response;
    expect(vote).toEqual({ pollId, votedOptionId: '2' });
    expect([poll.options.map(({ votes }) => votes), poll.totalVotes]).toEqual([[0, 1, 0], 1]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await counts()).toEqual({ each: [0, 1, 0], totalVotes: 1 });
  });

  test('API-19 counts a vote with two SQL statements', async () => {
    const { db, statements } = countStatements();
    const voter = { kind: 'new', visitor: randomUUID() } as const;
    const { poll } = await castVote(db, { pollId, optionId: '2', voter, idempotencyKey: randomUUID(), now });
    expect(poll.options.map(({ votes }) => votes)).toEqual([0, 1, 0]);
    expect(statements()).toBe(2);
  });

  test('API-19 BEY-01 counts simultaneous votes once each, with few SQL statements', async () => {
    const { db, statements } = countStatements();
    const cast = (visitor: string, idempotencyKey: string | undefined) => {
      const voter = { kind: 'anonymous', visitor } as const;
      return castVote(db, { pollId, optionId: '2', voter, idempotencyKey, now });
    };
    const [key, other] = [randomUUID(), randomUUID()];
    const votes = await Promise.all([
      ...Array.from({ length: 50 }, () => cast(randomUUID(), randomUUID())),
      cast('twice with a key', key),
      cast('twice with a key', key),
      cast('twice with two keys', other),
      cast('twice with two keys', randomUUID()),
      cast('twice without a key', undefined),
      cast('twice without a key', undefined),
    ]);
    expect(votes.map(({ refusal }) => refusal?.errorCode).filter(Boolean)).toEqual([
      'POLL_ALREADY_VOTED',
      'POLL_ALREADY_VOTED',
    ]);
    expect(await counts()).toEqual({ each: [0, 53, 0], totalVotes: 53 });
    // reads, inserts, and searches for the repeated votes
    expect(statements()).toBeLessThanOrEqual(8);
  });

  test('API-19 counts the other votes of a batch when a constraint rejects one', async () => {
    const ballot = (voter: Voter) => ({ pollId, optionId: '1', voter, idempotencyKey: randomUUID(), now });
    const results = await insertVotes(demo.db, [
      ballot({ kind: 'new', visitor: randomUUID() }),
      ballot({ kind: 'user', userId: 999_999 }),
      ballot({ kind: 'new', visitor: randomUUID() }),
    ]);
    const settled = await Promise.allSettled(results);
    expect(settled.map((one) => one.status === 'rejected' && one.reason.errorCode)).toEqual([
      false,
      'LOGIN_REQUIRED',
      false,
    ]);
    expect(await counts()).toEqual({ each: [2, 0, 0], totalVotes: 2 });
  });

  test('API-19 API-18 shows a vote at once in a response from memory', async () => {
    const read = async () => (await fetch(`${demo.url}/api/front/poll/${pollId}`)).json();
    const before = await read();
    await demo.db.updateTable('poll_options').set({ votes: 7 }).where('poll_id', '=', pollId).execute();
    expect(await read(), 'from memory').toEqual(before);
    const headers = { 'sec-fetch-site': 'same-origin' };
    await fetch(`${demo.url}/api/front/poll/${pollId}/vote/2`, { method: 'POST', headers });
    expect((await read()).response.totalVotes).toBe(22);
    now = minutes(0.1);
    await demo.db.updateTable('poll_options').set({ votes: 0 }).where('poll_id', '=', pollId).execute();
    expect((await read()).response.totalVotes, 'after five seconds').toBe(0);
  });

  test('API-19 accepts the JSON content type without a body', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await new Visitor(demo.app).post(`/api/front/poll/${pollId}/vote/1`, { headers });
    expect(answer.statusCode).toBe(200);
  });

  test('POLL-16 accepts a registered user’s vote and stores it with the account', async () => {
    const registeredOnly = await newPoll({ open: false });
    expect((await (await anna()).vote(registeredOnly, '1')).statusCode).toBe(200);
    const elsewhere = await (await anna()).vote(registeredOnly, '2');
    expect(elsewhere.json()).toMatchObject({ httpCode: 409, errorCode: 'POLL_ALREADY_VOTED' });
    expect((await counts(registeredOnly)).each).toEqual([1, 0]);
  });

  test('POLL-17 rejects an anonymous vote in a restricted poll with 401, without a count or cookie', async () => {
    const registeredOnly = await newPoll({ open: false });
    const visitor = new Visitor(demo.app);
    const answer = await visitor.vote(registeredOnly, '1');
    expect(answer.json()).toMatchObject({ httpCode: 401, errorCode: 'LOGIN_REQUIRED' });
    expect(visitor.cookies.size).toBe(0);
    expect((await counts(registeredOnly)).totalVotes).toBe(0);
  });

  test.each([
    ['closed', { endDate: noon }, 'POLL_CLOSED'],
    ['scheduled', { startDate: minutes(1) }, 'POLL_NOT_STARTED'],
    ['hidden', { hidden: true }, 'POLL_HIDDEN'],
  ])(
    'API-45 returns 403 for a vote in a %s poll, even by a logged-in user',
    async (_state, poll, errorCode) => {
      const id = await newPoll(poll);
      for (const visitor of [new Visitor(demo.app), await anna()])
        expect((await visitor.vote(id, '1')).json()).toMatchObject({ httpCode: 403, errorCode });
      expect((await counts(id)).totalVotes).toBe(0);
    },
  );

  test('POLL-14 accepts votes from the exact start until the exact end', async () => {
    const id = await newPoll({ startDate: minutes(1), endDate: minutes(2) });
    const statusAt = async (date: Date) => {
      now = date;
      return (await new Visitor(demo.app).vote(id, '1')).statusCode;
    };
    expect(await statusAt(new Date(minutes(1).getTime() - 1))).toBe(403);
    expect(await statusAt(minutes(1))).toBe(200);
    expect(await statusAt(new Date(minutes(2).getTime() - 1))).toBe(200);
    expect(await statusAt(minutes(2))).toBe(403);
  });

  test.each([
    ['poll', 'unknown', '1', 'POLL_NOT_FOUND'],
    ['poll with invalid characters', '%C2%85', '1', 'POLL_NOT_FOUND'],
    ['option', undefined, '9', 'POLL_OPTION_NOT_FOUND'],
    ['option with invalid characters', undefined, '%C2%85', 'POLL_OPTION_NOT_FOUND'],
  ])('API-45 returns 404 for an unknown %s', async (_what, poll, option, errorCode) => {
    const answer = await new Visitor(demo.app).vote(poll ?? pollId, option);
    expect(answer.json()).toMatchObject({ httpCode: 404, errorCode });
  });

  test('W-13 counts one vote per browser and poll, whatever its storage contains', async () => {
    const visitor = new Visitor(demo.app);
    await visitor.vote(pollId, '1');
    expect((await visitor.vote(pollId, '1')).statusCode).toBe(409);
    expect((await visitor.vote(pollId, '2')).statusCode).toBe(409);
    expect((await visitor.vote(await newPoll({}), '1')).statusCode).toBe(200);
    expect((await counts()).totalVotes).toBe(1);
  });

  test('W-13 counts the votes of two browsers behind one address', async () => {
    for (const option of ['1', '2']) await new Visitor(demo.app, '198.51.100.4').vote(pollId, option);
    expect((await counts()).each).toEqual([1, 1, 0]);
  });

  test('W-13 rejects a voter cookie that the server did not sign', async () => {
    const voter = new Visitor(demo.app);
    await voter.vote(pollId, '1');
    const genuine = voter.cookies.get('ap-voter') ?? '';
    const forger = new Visitor(demo.app);
    forger.cookies.set(
      'ap-voter',
      genuine.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    );
    const answer = await forger.vote(pollId, '2');
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies.map(({ name }) => name)).toEqual(['ap-voter', 'ap-voter']);
  });

  test('W-13 limits anonymous votes from one address, but not accounts, other polls or other networks', async () => {
    const address = '203.0.113.9';
    for (let vote = 0; vote < 10; vote++) await new Visitor(demo.app, address).vote(pollId, '1');
    const answer = await new Visitor(demo.app, address).vote(pollId, '1');
    expect(answer.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect((await counts()).totalVotes).toBe(10);

    const account = await new Visitor(demo.app, address).logIn('7');
    expect((await account.vote(pollId, '1')).statusCode).toBe(200);
    expect((await new Visitor(demo.app, address).vote(await newPoll({}), '1')).statusCode).toBe(200);
    expect((await new Visitor(demo.app, '203.0.113.10').vote(pollId, '1')).statusCode).toBe(200);
  });

  test('W-13 limits the votes of an account in all polls and from all networks', async () => {
    const strict = await startApi({ ...(await database.fresh()), limits: { accountVotesPerMinute: 3 } });
    const votes = async (visitor: Visitor) => [
      (await visitor.vote('1', '1')).statusCode,
      (await visitor.vote('6', '1')).statusCode,
    ];
    const here = await new Visitor(strict.app, '203.0.113.1').logIn('7');
    const there = await new Visitor(strict.app, '203.0.113.2').logIn('7');
    const answers = [...(await votes(here)), ...(await votes(there))];
    expect(answers.map((status) => status === 429)).toEqual([false, false, false, true]);
    expect((await (await new Visitor(strict.app, '203.0.113.2').logIn('8')).vote('1', '1')).statusCode).toBe(
      200,
    );
    await strict.close();
  });

  test('POLL-20 signs the voter cookie, hides it from scripts and limits it to the paths of votes', async () => {
    const { cookies } = await new Visitor(demo.app).vote(pollId, '1');
    const cookie = { name: 'ap-voter', httpOnly: true, sameSite: 'Lax', value: cookies[0]?.value };
    expect(cookies).toMatchObject(['/api/front/poll', '/vot'].map((path) => ({ ...cookie, path })));
    expect(cookies[0]?.value).toMatch(/^[\w-]{22}\.\S{43}$/);
  });

  test('W-13 renews the voter cookies of both paths with each vote, even if it is refused', async () => {
    const visitor = new Visitor(demo.app);
    const before = (await visitor.vote(pollId, '1')).cookies;
    const after = (await visitor.vote(pollId, '2')).cookies;
    expect(after).toEqual(before);
  });

  test('BEY-01 counts a vote resent with its key once and returns success again', async () => {
    const visitor = await anna();
    const key = randomUUID();
    const first = await visitor.vote(pollId, '3', key);
    const again = await visitor.vote(pollId, '3', key);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect((await counts()).each).toEqual([0, 0, 1]);
  });

  test('BEY-01 counts a resent anonymous vote once after a lost response and recognises the browser', async () => {
    const key = randomUUID();
    await new Visitor(demo.app).vote(pollId, '1', key);
    const visitor = new Visitor(demo.app);
    expect((await visitor.vote(pollId, '1', key)).statusCode).toBe(200);
    expect((await visitor.vote(pollId, '1', randomUUID())).statusCode).toBe(409);
    expect((await counts()).totalVotes).toBe(1);
  });

  test('BEY-01 refuses a vote whose key was used for another option, and the next vote of that browser', async () => {
    const key = randomUUID();
    await new Visitor(demo.app).vote(pollId, '1', key);
    const visitor = new Visitor(demo.app);
    for (const sent of [key, randomUUID()])
      expect((await visitor.vote(pollId, '2', sent)).json()).toMatchObject({
        errorCode: 'POLL_ALREADY_VOTED',
      });
    expect((await counts()).each).toEqual([1, 0, 0]);
  });

  test('BEY-01 accepts a vote resent after the poll has closed', async () => {
    const id = await newPoll({ endDate: minutes(1) });
    const visitor = await anna();
    const key = randomUUID();
    await visitor.vote(id, '1', key);
    now = minutes(2);
    expect((await visitor.vote(id, '1', key)).statusCode).toBe(200);
    expect((await visitor.vote(id, '1', randomUUID())).statusCode).toBe(403);
  });

  test('BEY-01 binds a key to its voter and option', async () => {
    const key = randomUUID();
    const visitor = await anna();
    await visitor.vote(pollId, '1', key);
    expect((await visitor.vote(pollId, '2', key)).statusCode).toBe(409);
    expect((await new Visitor(demo.app).vote(pollId, '1', key)).statusCode).toBe(409);
    expect((await (await new Visitor(demo.app).logIn('8')).vote(pollId, '1', key)).statusCode).toBe(409);
    expect((await counts()).each).toEqual([1, 0, 0]);
  });

  test('BEY-01 binds a key to its poll', async () => {
    const key = randomUUID();
    const visitor = await anna();
    await visitor.vote(pollId, '1', key);
    expect((await visitor.vote(await newPoll({}), '1', key)).statusCode).toBe(200);
  });

  test.each(['short', `${'x'.repeat(65)}`, 'with space and more'])(
    'POLL-20 rejects an invalid key: %s',
    async (key) => {
      expect((await new Visitor(demo.app).vote(pollId, '1', key)).json()).toMatchObject({
        httpCode: 400,
        errorCode: 'INVALID_FIELDS',
        errors: [{ errorCode: 'INVALID_FIELD' }],
      });
      expect((await counts()).totalVotes).toBe(0);
    },
  );

  test('BEY-01 counts one of a thousand parallel votes by one user, across servers', async () => {
    const visitors = [await anna(demo), await anna(other)];
    const votes = Array.from({ length: 1000 }, (_, index) =>
      visitors[index % 2]?.vote(pollId, String((index % 3) + 1), randomUUID()),
    );
    const statuses = (await Promise.all(votes)).map((answer) => answer?.statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(999);
    expect((await counts()).totalVotes).toBe(1);
  });

  test('BEY-01 counts three hundred simultaneous voters across servers', async () => {
    const votes = Array.from({ length: 300 }, (_, index) =>
      new Visitor((index % 2 ? demo : other).app, `192.0.2.${index % 250}`).vote(
        pollId,
        String((index % 3) + 1),
      ),
    );
    const statuses = (await Promise.all(votes)).map((answer) => answer.statusCode);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await counts()).toEqual({ each: [100, 100, 100], totalVotes: 300 });
    const { rows } = await demo.db
      .selectFrom('votes')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('poll_id', '=', pollId)
      .executeTakeFirstOrThrow();
    expect(rows).toBe(300);
  });

  test('BEY-01 recognises a voter on another server by the same cookie', async () => {
    const voter = new Visitor(demo.app);
    await voter.vote(pollId, '1');
    const elsewhere = new Visitor(other.app);
    for (const [name, value] of voter.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.vote(pollId, '2')).statusCode).toBe(409);
  });
});
