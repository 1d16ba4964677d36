import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
let clone: string;

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), 'ap-clone-'));
  spawnSync('git', ['clone', '--quiet', root, clone]);
});
afterAll(() => rmSync(clone, { recursive: true }));

/** Starts `npm start` as a newcomer would, and waits for the line with the address of the pages. */
async function start() {
  const path = process.env.PATH?.split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const { NODE_OPTIONS: _, ...environment } = process.env;
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environment, PATH: path?.join(delimiter), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exit = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) {
    const url = /^\s*Pages\s+(http\S+)/.exec(line)?.[1];
    if (url) return { url, stop: () => Promise.all([exit, process.kill(-(server.pid ?? 0), 'SIGTERM')]) };
  }
  throw new Error('npm start ended without saying where the pages are');
}

test('npm start works on a fresh clone, and again', { timeout: 300_000 }, async () => {
  for (const _ of ['first', 'again']) {
    const { url, stop } = await start();
    const home = await fetch(url);
    const script = await fetch(new URL('/dist/ap.js', url));
    await stop();
    expect([home.status, script.status]).toEqual([200, 200]);
    expect(await home.text()).toContain('<ap-config');
  }
});
