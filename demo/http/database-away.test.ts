import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startDemo } from '../server.ts';
import { type Port, portTo } from '../testing/port-to.ts';
import { createDatabase } from '../testing/temporary-postgres.ts';
import { Visitor } from '../testing/visitor.ts';
import type { Demo } from './start-server.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const postgres = inject('postgres') ?? '';
/** Milliseconds: a check at once, and none. */
const hasty = { suspect: 20, check: 1000, recheck: 20 };
const patient = { suspect: 600_000, check: 600_000, recheck: 600_000 };
const options = { port: 0, dataDir: 'memory', catalogue: false, logLevel: 'silent' } as const;

/** Tests with a PostgreSQL behind a port that can be shut (BEY-01: repeating a vote counts once). */
describe.skipIf(!postgres)('the database is away', () => {
  let port: Port;
  let databaseUrl: string;
  let demo: Demo;
  beforeAll(async () => {
    port = await portTo(postgres);
    const { pathname } = new URL(await createDatabase(postgres));
    databaseUrl = `postgres://demo:secret@127.0.0.1:${port.number}${pathname}`;
    demo = await startDemo({ ...options, databaseUrl });
  });
  afterAll(async () => {
    await demo?.close();
    await port?.shut();
  });

  test('in the middle: calls and pages say so at once, and all goes on when it is back', async () => {
    const reader = new Visitor(demo.app);
    const key = 'the-key-of-a-vote-1';
    const before = (await reader.get('/api/front/poll/1')).json().response.totalVotes;
    await port.shut();

    const vote = await reader.vote('1', '1', key);
    expect(vote.json()).toMatchObject({ httpCode: 503, errorCode: 'UNAVAILABLE' });
    expect(vote.headers['retry-after']).toBe('5');
    expect(vote.headers['cache-control']).toBe('no-store');
    expect((await reader.get('/api/health')).statusCode).toBe(503);
    const page = await reader.get('/enquestes/1');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.body).toContain('El servidor no respon');
    // pages that need no database are available
    expect((await reader.get('/')).statusCode).toBe(200);

    await port.open();
    expect((await reader.vote('1', '1', key)).statusCode).toBe(200);
    expect((await reader.vote('1', '1', key)).json().response.poll.totalVotes).toBe(before + 1);
    expect((await reader.get('/api/health')).statusCode).toBe(200);
  });

  test('counts a vote once that is resent after the database cut off its response', async () => {
    const total = async () =>
      (await new Visitor(demo.app).get('/api/front/poll/1')).json().response.totalVotes;
    const before = await total();
    for (let round = 0; round < 10; round++) {
      const key = `the-key-of-a-cut-vote-${round}`;
      const first = new Visitor(demo.app).vote('1', '1', key);
      for (let turn = 0; turn < round * 4; turn++) await new Promise(setImmediate);
      await port.shut();
      await port.open();
      expect([200, 503]).toContain((await first).statusCode);
      // retries as the response requests: each connection of the pool must first notice that it was cut
      await vi.waitFor(async () =>
        expect((await new Visitor(demo.app).vote('1', '1', key)).statusCode).toBe(200),
      );
    }
    expect(await total()).toBe(before + 10);
  });

  test('API-45 frozen: pages that need no database do not wait for it', async () => {
    const limits = { pagesPerMinute: 40 };
    const clock = { now: new Date('2026-03-01T12:00:00Z') };
    const now = () => clock.now;
    const own = await startDemo({ ...options, databaseUrl, limits, now, databasePatience: patient });
    const reader = new Visitor(own.app);
    await reader.get('/politica-de-privacitat');
    port.freeze();
    let isAnswered = false;
    const call = reader.get('/api/front/poll/1').finally(() => {
      isAnswered = true;
    });
    // a network's pages are counted in the database, and banners are read there
    for (let count = 0; count < 15; count++) {
      clock.now = new Date(clock.now.getTime() + 3000);
      expect((await reader.get('/politica-de-privacitat')).statusCode).toBe(200);
    }
    expect(isAnswered).toBe(false);
    port.thaw();
    expect((await call).statusCode).toBe(200);
    await own.close();
  });

  test('API-45 frozen: one wait for all calls, then none until it is back', async () => {
    const own = await startDemo({ ...options, databaseUrl, databasePatience: hasty });
    const reader = new Visitor(own.app);
    port.freeze();
    const waiting = Array.from({ length: 20 }, () => reader.get('/api/front/poll/1'));
    for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(503);
    expect((await reader.get('/api/health')).statusCode).toBe(503);
    expect((await reader.get('/')).statusCode).toBe(200);
    port.thaw();
    await vi.waitFor(async () => expect((await reader.get('/api/health')).statusCode).toBe(200));
    await vi.waitFor(async () =>
      expect((await reader.vote('1', '1', 'the-key-of-a-vote-later')).statusCode).toBe(200),
    );
    await own.close();
  });

  test('API-45 frozen: a slow statement alone is no reason to think that nobody answers', async () => {
    const own = await startDemo({ ...options, databaseUrl, databasePatience: { ...hasty, check: 20_000 } });
    expect((await sql`select pg_sleep(0.5), 1 as one`.execute(own.db)).rows).toMatchObject([{ one: 1 }]);
    await own.close();
  });

  test('API-45 frozen: the server closes without waiting for it', async () => {
    const own = await startDemo({ ...options, databaseUrl, databasePatience: { ...patient, check: 100 } });
    port.freeze();
    const call = new Visitor(own.app).get('/api/front/poll/1');
    await own.drain();
    expect((await call).statusCode).toBe(503);
    await own.close();
    port.thaw();
  });

  test('at the start: a message names the missing database, without the password', async () => {
    await port.shut();
    const start = startDemo({ ...options, databaseUrl });
    await expect(start).rejects.toThrow(
      `PostgreSQL does not answer at 127.0.0.1:${port.number} (ECONNREFUSED). Start it, or set DATABASE_URL`,
    );
    await expect(start).rejects.not.toThrow('secret');
    await port.open();
  });
});
