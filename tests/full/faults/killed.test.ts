import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, inject, test } from 'vitest';
import { type OwnProcess, startProcess } from '../../../demo/testing/own-process.ts';
import { createDatabase, findPostgres, startPostgres } from '../../../demo/testing/temporary-postgres.ts';
import { castVote, totalVotes, voteWithoutEnd } from '../../../demo/testing/vote-without-end.ts';

/** Kills servers without warning while people vote: every vote answered as counted must be stored, exactly once. */
const rounds = 3;
const folder = mkdtempSync(join(tmpdir(), 'ap-killed-'));
const left: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of left.splice(0).reverse()) await end();
  rmSync(folder, { recursive: true, force: true });
});

/** Votes, kills the server, restarts it, and repeats the votes that got no response. */
async function killWhileVoting(
  start: () => Promise<OwnProcess>,
  kill: (server: OwnProcess) => Promise<void>,
) {
  let server = await start();
  left.push(() => server.end('SIGKILL'));
  let expected = await totalVotes(server.url);
  for (let round = 0; round < rounds; round++) {
    const name = `round-${round}-of-a-test`;
    const voting = voteWithoutEnd(server.url, { name, readers: 8 });
    // not the subject of a test: the votes are under way
    await expect.poll(() => totalVotes(server.url), { timeout: 30_000 }).toBeGreaterThan(expected + 20);
    await kill(server);
    const { accepted, lost } = await voting;
    server = await start();
    const kept = await totalVotes(server.url);
    expect(kept - expected).toBeGreaterThanOrEqual(accepted.length);
    expect(kept - expected).toBeLessThanOrEqual(accepted.length + lost.length);
    for (const [index, key] of [...lost, ...lost, ...accepted.slice(-5)].entries())
      expect(await castVote(server.url, key, `10.9.${round}.${index}`)).toBe(200);
    expected += accepted.length + lost.length;
    expect(await totalVotes(server.url)).toBe(expected);
  }
}

test('BEY-01 PGlite: the server is killed while people vote, and no vote that was answered is lost', async () => {
  const start = () => startProcess({ DATA_DIR: join(folder, 'data') });
  await killWhileVoting(start, (server) => server.end('SIGKILL'));
}, 300_000);

test.skipIf(!inject('postgres'))(
  'BEY-01 PostgreSQL: the server is killed while people vote, and no vote that was answered is lost',
  async () => {
    const DATABASE_URL = await createDatabase(inject('postgres') ?? '');
    await killWhileVoting(
      () => startProcess({ DATABASE_URL }),
      (server) => server.end('SIGKILL'),
    );
  },
  300_000,
);

test.skipIf(!findPostgres())(
  'BEY-01 loses no confirmed vote when PostgreSQL is killed during voting',
  async () => {
    const data = join(folder, 'postgres');
    let postgres = await startPostgres(findPostgres() ?? '', { folder: data });
    left.push(() => postgres.stop());
    const DATABASE_URL = await createDatabase(postgres.url);
    const server = await startProcess({ DATABASE_URL });
    left.push(() => server.end());
    const before = await totalVotes(server.url);
    let counted = 0;
    for (let round = 0; round < rounds; round++) {
      const stop = new AbortController();
      const name = `round-${round}-of-a-test`;
      const voting = voteWithoutEnd(server.url, { name, readers: 8, signal: stop.signal });
      await expect
        .poll(() => totalVotes(server.url), { timeout: 30_000 })
        .toBeGreaterThan(before + counted + 20);
      await postgres.kill();
      stop.abort();
      const { accepted, lost, refused } = await voting;
      expect(lost).toEqual([]);
      expect([...refused.keys()].filter((status) => status !== 503)).toEqual([]);
      postgres = await startPostgres(findPostgres() ?? '', { folder: data });
      const kept = (await totalVotes(server.url)) - before - counted;
      expect(kept).toBeGreaterThanOrEqual(accepted.length);
      expect(kept).toBeLessThanOrEqual(accepted.length + 8);
      for (const key of accepted.slice(-5)) expect(await castVote(server.url, key)).toBe(200);
      expect((await totalVotes(server.url)) - before - counted).toBe(kept);
      counted += kept;
    }
  },
  300_000,
);
