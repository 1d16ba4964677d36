import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('docs/operating.md', 'utf8');
const block = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\n\`\`\``).exec(page)?.[1] ?? '';
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.skipIf(!hasSystemd)('systemd accepts the unit of the operating page', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ap-unit-'));
  const unit = join(folder, 'ap.service');
  writeFileSync(unit, `${block('ini').replace('/usr/bin/node', process.execPath)}\n`);
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([status, stderr.includes('ap.service') ? stderr : '']).toEqual([0, '']);
});

test('the unit and the container run the same command, and its file is there', () => {
  const [, command = ''] = /^ExecStart=\/usr\/bin\/(.+)$/m.exec(block('ini')) ?? [];
  const [, list = '[]'] = /^CMD (\[.+\])$/m.exec(block('dockerfile')) ?? [];
  expect(JSON.parse(list)).toEqual(command.split(' '));
  const { status } = spawnSync(process.execPath, ['--check', command.split(' ').at(-1) ?? '']);
  expect(status).toBe(0);
});
