import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openLog } from './log-destination.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ap-log-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const line = (number: number) => `${number} ${'x'.repeat(1000)}\n`;

describe.skipIf(process.platform === 'win32')('a log that cannot be written', () => {
  test('API-45 loses lines beyond its memory, and counts them once somebody reads', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const log = openLog(pipe);
    const lines = 3000;
    for (let number = 0; number < lines; number++) log.write(line(number));
    let said = '';
    const bytes = Buffer.alloc(64 * 1024);
    await vi.waitFor(
      () => {
        said += bytes.toString('utf8', 0, readSync(pipe, bytes));
        expect(said).toContain('log lines dropped');
      },
      { interval: 1, timeout: 60_000 },
    );
    const written = said.split('\n').filter((one) => one.endsWith('xxx'));
    const [dropped] = said.split('\n').filter((one) => one.startsWith('{'));
    expect(JSON.parse(dropped ?? '')).toMatchObject({ level: 40, lines: lines - written.length });
    expect(written.length).toBeGreaterThan(500);
    expect(written.length).toBeLessThan(1500);
    await log.end(60_000);
  });

  test('API-45 a full disk neither fails nor holds up the end', async () => {
    const disk = openSync('/dev/full', 'w');
    const log = openLog(disk);
    log.write(line(1));
    await log.end(600_000);
    log.write(line(2));
    closeSync(disk);
  });

  test('ends with all lines written', async () => {
    const path = join(folder, 'file');
    const log = openLog(openSync(path, 'w'));
    for (let number = 0; number < 500; number++) log.write(line(number));
    await log.end(60_000);
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(501);
  });
});
