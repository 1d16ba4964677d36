import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setInterval, setTimeout } from 'node:timers/promises';
import { afterEach, expect, inject, test } from 'vitest';
import { childrenOf, freePort } from '../../../bench/scale/child.ts';
import { requireFreePort } from '../../../demo/http/address.ts';
import { type OwnProcess, startProcess } from '../../../demo/testing/own-process.ts';
import { createDatabase } from '../../../demo/testing/temporary-postgres.ts';
import { castVote, totalVotes } from '../../../demo/testing/vote-without-end.ts';

const left: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of left.splice(0).reverse()) await end();
});

const isHealthy = async (url: string): Promise<boolean> =>
  // a check that got no answer must not stop the next one
  (await fetch(`${url}/api/health`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined))?.ok ??
  false;

/** Sends each request to the next server that was healthy when it was last asked, as HAProxy does. */
function balance(urls: readonly string[], signal: AbortSignal) {
  const healthy = new Set(urls);
  const watching = (async () => {
    for await (const _ of setInterval(500, undefined, { signal }))
      for (const url of urls) {
        if (await isHealthy(url)) healthy.add(url);
        else healthy.delete(url);
      }
  })().catch(() => {});
  let turn = 0;
  return {
    /** Returns the server of the next request; undefined when none is healthy. */
    next: () => [...healthy][turn++ % healthy.size],
    has: (url: string) => healthy.has(url),
    watching,
  };
}

test.skipIf(!inject('postgres'))(
  'API-45 BEY-01 two servers are replaced under load: 32 busy clients get no cut or refused request',
  async () => {
    const DATABASE_URL = await createDatabase(inject('postgres') ?? '');
    const ports = [String(await freePort()), String(await freePort())];
    const start = async (PORT: string): Promise<OwnProcess> => {
      const server = await startProcess({ PORT, HOST: '127.0.0.1', DATABASE_URL, DRAIN_SECONDS: '4' });
      left.push(() => server.end('SIGKILL'));
      return server;
    };
    const servers = [await start(ports[0] ?? ''), await start(ports[1] ?? '')];
    const urls = servers.map(({ url }) => url);
    const before = await totalVotes(urls[0] ?? '');
    const stop = new AbortController();
    left.push(() => stop.abort());
    const balancer = balance(urls, stop.signal);
    const answers = new Map<number | string | undefined, number>();
    let votes = 0;
    const clients = Array.from({ length: 32 }, async (_, client) => {
      for (let count = 0; !stop.signal.aborted; count++) {
        const isVote = count % 4 === 0;
        // a network each, so that no rate limit refuses them
        const from = `10.${client}.${count >> 6}.${count & 63}`;
        const url = balancer.next();
        if (!url) {
          answers.set('no healthy server', (answers.get('no healthy server') ?? 0) + 1);
          await setTimeout(100);
          continue;
        }
        const status = isVote
          ? await castVote(url, `vote-${client}-${count}-of-a-test`, from)
          : await fetch(`${url}/api/front/poll/1`, { headers: { 'x-forwarded-for': from } }).then(
              async (answer) => answer.text().then(() => answer.status),
              () => undefined,
            );
        if (isVote && status === 200) votes += 1;
        answers.set(status, (answers.get(status) ?? 0) + 1);
      }
    });
    for (const [index, server] of servers.entries()) {
      // npm and a service manager send it both
      process.kill(server.pid, 'SIGTERM');
      await server.end();
      expect(await server.ended).toBe(0);
      await start(ports[index] ?? '');
      await expect.poll(() => balancer.has(server.url), { timeout: 20_000 }).toBe(true);
    }
    stop.abort();
    await Promise.all([...clients, balancer.watching]);
    console.log(Object.fromEntries(answers));
    expect([...answers.keys()]).toEqual([200]);
    expect(await totalVotes(urls[0] ?? '')).toBe(before + votes);
  },
  300_000,
);

test('API-45 npm start: SIGTERM ends the server and all that it has started, and the port is free', async () => {
  const port = await freePort();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: 'memory', NODE_ENV: '' },
    stdio: 'ignore',
  });
  left.push(() => npm.kill('SIGKILL'));
  await expect.poll(() => isHealthy(`http://127.0.0.1:${port}`), { timeout: 240_000 }).toBe(true);
  const children = childrenOf(npm.pid ?? 0);
  expect(children).not.toEqual([]);
  const ended = once(npm, 'exit');
  npm.kill('SIGTERM');
  await ended;
  await requireFreePort({ port, host: '127.0.0.1' });
  for (const child of children) expect(() => process.kill(child, 0)).toThrow('ESRCH');
}, 300_000);
