import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const statuses = async (demos: readonly Demo[], calls: number) => {
  const answers = [];
  for (let call = 0; call < calls; call++) {
    const { app } = demos[call % demos.length] as Demo;
    answers.push((await new Visitor(app, '203.0.113.7').get('/api/front/poll/1')).statusCode);
  }
  return answers;
};
const fourOfSix = [200, 200, 200, 200, 429, 429];

onDatabase((database) => {
  test('API-45 W-13 counts the calls of a network on all servers of a database', async () => {
    const options = { ...(await database.fresh()), limits: { callsPerMinute: 4 } };
    const demos = [await startApi(options)];
    if (database.isShared) demos.push(await startApi(options));
    expect(await statuses(demos, 6)).toEqual(fourOfSix);
    await Promise.all(demos.map((demo) => demo.close()));
  });
});

/** Redis executable, from the system or named for the test; it is not part of the project. */
const server = process.env.REDIS_SERVER ?? 'redis-server';
const isThere = spawnSync(server, ['--version']).status === 0;

describe.skipIf(!isThere)(`with Redis (skipped where neither redis-server nor REDIS_SERVER is there)`, () => {
  let redis: ChildProcess;
  let redisUrl: string;
  beforeAll(async () => {
    const port = await freePort();
    redisUrl = `redis://127.0.0.1:${port}`;
    redis = spawn(server, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp']);
    for await (const text of redis.stdout ?? []) if (String(text).includes('Ready to accept')) break;
  });
  afterAll(async () => {
    redis.kill();
    await once(redis, 'exit');
  });

  test('API-45 W-13 counts the calls of a network on all servers of a Redis, and leaves the database alone', async () => {
    const options = { redisUrl, limits: { callsPerMinute: 4 } };
    const demos = [await startApi(options), await startApi(options)];
    expect(await statuses(demos, 6)).toEqual(fourOfSix);
    const counted = await demos[0]?.db
      .selectFrom('throttles')
      .selectAll()
      .where('route', '=', 'rate')
      .execute();
    expect(counted).toEqual([]);
    const other = await new Visitor((demos[0] as Demo).app, '203.0.113.8').get('/api/front/poll/1');
    expect(other.statusCode).toBe(200);
    await Promise.all(demos.map((demo) => demo.close()));
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

test('API-45 does not start without a Redis that it was told of', async () => {
  await expect(startApi({ redisUrl: 'redis://127.0.0.1:1' })).rejects.toThrow(
    'Nothing answers at REDIS_URL.',
  );
});

test('reads REDIS_URL, and refuses other addresses', () => {
  expect(readConfig({}).redisUrl).toBeUndefined();
  expect(readConfig({ REDIS_URL: 'rediss://cache.example:6379' }).redisUrl).toBe(
    'rediss://cache.example:6379',
  );
  expect(() => readConfig({ REDIS_URL: 'http://cache.example' })).toThrow('REDIS_URL must look like');
});
