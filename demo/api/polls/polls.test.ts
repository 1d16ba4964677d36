import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { createPoll } from './create-poll.ts';
import { readPoll } from './read-poll.ts';

const noon = new Date('2026-03-01T12:00:00Z');
const seconds = (count: number) => new Date(noon.getTime() + count * 1000);

onDatabase((database) => {
  let demo: Demo;
  let now: Date;

  beforeAll(async () => {
    now = noon;
    demo = await startApi({ ...(await database.fresh()), now: () => now });
  });
  afterAll(() => demo?.close());
  beforeEach(() => {
    now = noon;
  });
  const get = (id: string, headers = {}) => new Visitor(demo.app).get(`/api/front/poll/${id}`, { headers });

  test('API-18 returns options, total and the four states, wrapped in response', async () => {
    const answer = await get('1');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual({
      response: {
        options: [
          { id: '1', title: 'L’Almoina', votes: 591 },
          { id: '2', title: 'Convent del Carme', votes: 398 },
          { id: '3', title: 'Palau de Cervelló', votes: 295 },
        ],
        totalVotes: 1284,
        active: true,
        open: true,
        hidden: false,
        startDate: null,
      },
    });
  });

  test.each([
    ['2', { active: true, open: false, hidden: false }],
    ['3', { active: false, open: true, hidden: false }],
    ['4', { active: false, open: true, hidden: false }],
    ['5', { active: true, open: true, hidden: true }],
  ])('ENT-07 reports the state of sample poll %s', async (id, state) => {
    expect((await get(id)).json().response).toMatchObject(state);
  });

  test('ENT-07 returns the pictures of up to twenty options', async () => {
    const [first, second] = (await get('2')).json().response.options;
    expect(first.image).toMatch(/^\/clip\/[0-9a-f-]{36}_16-9-aspect-ratio_640\.webp$/);
    expect(second).not.toHaveProperty('image');
    expect((await get('6')).json().response.options).toHaveLength(20);
  });

  test('POLL-26 returns the start in ISO 8601 and activates the poll when it passes', async () => {
    const { id } = await createPoll(demo.db, { startDate: seconds(60) });
    expect((await get(id)).json().response).toMatchObject({
      active: false,
      startDate: { date: '2026-03-01T12:01:00.000Z' },
    });
    now = seconds(60);
    expect((await get(id)).json().response.active).toBe(true);
  });

  test('POLL-22 returns a numeric total of 0 for a poll without votes', async () => {
    const { id } = await createPoll(demo.db, {});
    expect((await get(id)).json().response).toMatchObject({
      totalVotes: 0,
      options: [{ votes: 0 }, { votes: 0 }],
    });
  });

  test('POLL-20 sets no cookie on reading, even for a voter or a logged-in user', async () => {
    const { id } = await createPoll(demo.db, {});
    const visitor = new Visitor(demo.app);
    await visitor.vote(id, '1');
    await visitor.logIn('7');
    expect((await visitor.get(`/api/front/poll/${id}`)).headers['set-cookie']).toBeUndefined();
  });

  test('BEY-02 returns a public response that is equal for everybody and does not vary by cookie', async () => {
    const { id } = await createPoll(demo.db, {});
    const voter = await new Visitor(demo.app).logIn('7');
    await voter.vote(id, '1');
    const personal = await voter.get(`/api/front/poll/${id}`);
    const anonymous = await get(id);
    expect(personal.body).toBe(anonymous.body);
    expect(personal.headers.etag).toBe(anonymous.headers.etag);
    expect(anonymous.headers['cache-control']).toBe('public, max-age=5, stale-while-revalidate=30');
    expect(anonymous.headers.vary).toBe('accept-encoding');
    expect(Object.keys(anonymous.headers).filter((name) => name.startsWith('x-ratelimit'))).toEqual([]);
  });

  test('BEY-02 returns 304 without a body until somebody votes', async () => {
    const { id } = await createPoll(demo.db, {});
    const etag = String((await get(id)).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get(id, { 'if-none-match': known });
      expect([answer.statusCode, answer.body, answer.headers.etag]).toEqual([304, '', etag]);
      expect(answer.headers['cache-control']).toMatch(/^public/);
    }
    await new Visitor(demo.app).vote(id, '1');
    expect((await get(id, { 'if-none-match': etag })).statusCode).toBe(200);
  });

  test.each([
    [100, 'public, max-age=5, stale-while-revalidate=30'],
    [20, 'public, max-age=5, stale-while-revalidate=15'],
    [3, 'public, max-age=3, stale-while-revalidate=0'],
    [0.4, 'public, max-age=0, stale-while-revalidate=0'],
  ])(
    'POLL-25 expires cached responses before the poll starts: %d s before it',
    async (ahead, cacheControl) => {
      const { id } = await createPoll(demo.db, { startDate: seconds(ahead) });
      expect((await get(id)).headers['cache-control']).toBe(cacheControl);
    },
  );

  test('API-45 returns an uncached 404 for an unknown poll', async () => {
    const answer = await get('nobody');
    expect(answer.json()).toMatchObject({ httpCode: 404, errorCode: 'POLL_NOT_FOUND' });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.etag).toBeUndefined();
  });

  test('API-18 provides server-rendered pages with the same poll and its question', async () => {
    expect(await readPoll(demo.db, '1', now)).toMatchObject({
      id: '1',
      question: 'Quin pati visitareu primer?',
      totalVotes: 1284,
    });
    expect(await readPoll(demo.db, 'nobody', now)).toBeUndefined();
  });
});
