import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockFolder } from './folder-lock.ts';

// Some tests start a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Tries to lock in a process of its own, which then ends without unlocking. @returns what it says */
function lockElsewhere(): string {
  const code = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    try { lockFolder(process.argv[1]); console.log('locked ' + process.pid); } catch (error) { console.log(error.message); }`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code, folder], {
    encoding: 'utf8',
  });
  return stdout.trim() || stderr;
}

test('tells a second process who holds the folder and what to do', () => {
  const unlock = lockFolder(folder);
  expect(lockElsewhere()).toContain(
    `${folder} is in use by process ${process.pid}. Stop it, or choose another folder with DATA_DIR.`,
  );
  unlock();
  expect(lockElsewhere()).toMatch(/^locked/);
});

test('rejects opening the folder twice in one process', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow('in use');
  unlock();
  lockFolder(folder)();
  expect(readdirSync(folder)).toEqual([]);
});

test('takes over the lock of a process that has died', () => {
  const dead = lockElsewhere().replace('locked ', '');
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(dead);
  const unlock = lockFolder(folder);
  expect(readFileSync(join(folder, 'lock'), 'utf8')).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual(['lock']);
  unlock();
});

test.each(['', 'nonsense', '-1', '0', String(process.pid)])(
  'takes over a lock that no running process holds: "%s"',
  (content) => {
    writeFileSync(join(folder, 'lock'), content);
    lockFolder(folder)();
  },
);

test('keeps the next holder’s lock when a lock is released twice', () => {
  const unlock = lockFolder(folder);
  unlock();
  const unlockNext = lockFolder(folder);
  unlock();
  expect(() => lockFolder(folder)).toThrow('in use');
  unlockNext();
});
