import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FolderLock, lockFolder } from './folder-lock.ts';

// Some tests start a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let locks: FolderLock[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-lock-'));
  locks = [];
});
afterEach(async () => {
  for (const lock of locks) await lock.release();
  rmSync(folder, { recursive: true, force: true });
});

async function lock(pause?: () => Promise<unknown>): Promise<FolderLock> {
  const held = await lockFolder(folder, pause && { pause });
  locks.push(held);
  return held;
}

const atOnce = async () => {};
const never = async () => expect.unreachable('it waited for a beat');
const content = (name: string) => readFileSync(join(folder, name), 'utf8');

/** Resolves when the owner of a lock has written a beat. */
async function untilBeat(name: string): Promise<void> {
  const before = content(name);
  while (content(name) === before) await new Promise(setImmediate);
}

/** Locks in a process of its own, which then ends without a release. */
function lockInDyingProcess(): void {
  const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    await lockFolder(process.argv[1]); process.kill(process.pid, 'SIGKILL');`;
  spawnSync(process.execPath, ['--input-type=module', '-e', code, folder]);
}

test('refuses a folder that a server is using, although both have the same process id', async () => {
  await lock();
  await expect(lock()).rejects.toThrow(
    `${folder} is in use by another server. Stop that server, or choose another folder with DATA_DIR.`,
  );
});

test('takes a released folder without waiting', async () => {
  await (await lock()).release();
  expect((await lock(never)).isHeld()).toBe(true);
});

test('takes over the folder of a process that was killed, and leaves one file', async () => {
  lockInDyingProcess();
  expect(readdirSync(folder)).toEqual(['lock.1']);
  expect((await lock(atOnce)).isHeld()).toBe(true);
  expect(readdirSync(folder)).toEqual(['lock.2']);
});

test.each(['', 'nonsense', '000000000007'])('takes over a lock without a beat: "%s"', async (silent) => {
  writeFileSync(join(folder, 'lock.7'), silent);
  expect((await lock(atOnce)).isHeld()).toBe(true);
});

test('gives a silent lock to one of two servers that start at the same time', async () => {
  writeFileSync(join(folder, 'lock.1'), 'silent');
  const pause = () => (existsSync(join(folder, 'lock.2')) ? untilBeat('lock.2') : atOnce());
  const results = await Promise.allSettled([lock(pause), lock(pause)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('notices another owner, and leaves that owner’s file alone', async () => {
  const first = await lock();
  expect(first.isHeld()).toBe(true);
  writeFileSync(join(folder, 'lock.2'), 'of another server');
  expect(first.isHeld()).toBe(false);
  await first.release();
  expect(content('lock.2')).toBe('of another server');
  expect((await lock(atOnce)).isHeld()).toBe(true);
  expect(first.isHeld()).toBe(false);
});

test('releases once: a second release does not touch the next owner', async () => {
  const first = await lock();
  await first.release();
  const next = await lock();
  await first.release();
  expect(next.isHeld()).toBe(true);
});
