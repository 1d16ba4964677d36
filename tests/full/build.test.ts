import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject } from '../support/copy-project.ts';

let copy: string;

beforeAll(() => {
  copy = copyProject();
});
afterAll(() => rmSync(copy, { recursive: true }));

function build() {
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  return spawnSync('npm', ['run', '--silent', 'build'], { cwd: copy, env, encoding: 'utf8' });
}

test('BEY-31 a build over its budget says by how much, and leaves no dist that could be served', {
  timeout: 120_000,
}, () => {
  const budgets = join(copy, 'budgets.json');
  const kept = readFileSync(budgets, 'utf8');
  mkdirSync(join(copy, 'dist'));
  writeFileSync(join(copy, 'dist', 'ap.js'), '// of a build before');
  writeFileSync(budgets, kept.replace(/"ap-time": \d+/, '"ap-time": 1'));
  const { status, stderr } = build();
  writeFileSync(budgets, kept);
  expect(stderr).toMatch(/ap-time: \d+ bytes, budget 1;/);
  expect([status, existsSync(join(copy, 'dist')), globSync('.cache/build*', { cwd: copy })]).toEqual([
    1,
    false,
    [],
  ]);
});

test('a build says how long it took, and nothing else', { timeout: 120_000 }, () => {
  const { status, stdout, stderr } = build();
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^dist\/ built in [\d.]+ s\n$/);
  expect(existsSync(join(copy, 'dist', 'ap-manifest.json'))).toBe(true);
});
