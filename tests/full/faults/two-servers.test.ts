import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type OwnProcess, startProcess } from '../../../demo/testing/own-process.ts';
import { castVote, totalVotes } from '../../../demo/testing/vote-without-end.ts';

let folder: string;
let servers: OwnProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-two-servers-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(wrapper: readonly string[] = []): Promise<OwnProcess> {
  const server = await startProcess({ DATA_DIR: join(folder, 'data') }, wrapper);
  servers.push(server);
  return server;
}

/** Casts votes of different readers, all of which must be accepted. */
async function vote(server: OwnProcess, round: number): Promise<void> {
  for (let index = 0; index < 5; index++)
    expect(await castVote(server.url, `vote-${round}-${index}-of-a-test`, `10.3.${round}.${index}`)).toBe(
      200,
    );
}

/** Starts a program as process 1 of its own, as a container does. */
const container = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--pid',
  '--fork',
  '--kill-child',
];
const hasContainers = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0;

describe('two servers on one data folder', () => {
  test.skipIf(!hasContainers)(
    'BEY-01 refuses the second container, and a killed one loses no vote',
    async () => {
      const first = await start(container);
      const before = await totalVotes(first.url);
      await vote(first, 1);
      await expect(start(container)).rejects.toThrow('data is in use by another server. Stop that server');
      await vote(first, 2);
      await first.end('SIGKILL');
      const next = await start(container);
      expect(await totalVotes(next.url)).toBe(before + 10);
    },
    300_000,
  );

  test('BEY-01 ends a frozen server that has lost its folder before it writes', async () => {
    const first = await start();
    const before = await totalVotes(first.url);
    await vote(first, 1);
    process.kill(first.pid, 'SIGSTOP');
    const second = await start();
    await vote(second, 2);
    const late = castVote(first.url, 'a-vote-at-the-frozen-server', '10.3.9.9');
    await first.end('SIGCONT');
    expect(await late).toBeUndefined();
    expect(first.log()).toContain('Another server has taken over');
    await second.end();
    expect(await totalVotes((await start()).url)).toBe(before + 10);
  }, 300_000);
});
