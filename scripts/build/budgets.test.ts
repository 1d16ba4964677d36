import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitNewTags, overBudget } from './budgets.ts';
import type { Manifest } from './manifest.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ap-budgets-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(root, name), text);
const budgets = () => JSON.parse(readFileSync(join(root, 'budgets.json'), 'utf8'));

/** Text that brotli can hardly compress. */
const noise = createHash('shake256', { outputLength: 2000 }).digest('base64');

/** A bundle with one released tag and one new one, both of the same script. */
function bundle(limits: Record<string, number>): Manifest {
  const file = (name: string) => ({ file: name, integrity: '' });
  for (const name of ['ap.js', 'ap-base.css', 'core.js', 'parts.js']) write(name, '');
  write('tag.js', noise);
  write('released-api.json', '{ "ap-poll": {} }');
  write('budgets.json', JSON.stringify({ 'ap.js': 9, 'ap-base.css': 9, core: 9, parts: 9, ...limits }));
  const tag = { scripts: [file('tag.js')], styles: [] };
  return {
    version: '1.0.0',
    integrity: file('ap-integrity.json'),
    entry: file('ap.js'),
    base: file('ap-base.css'),
    core: file('core.js'),
    parts: file('parts.js'),
    tags: { 'ap-poll': tag, 'ap-new': tag },
  };
}

const pages = { 'article page': 9000, 'whole article page': 9000 };

test('BEY-31 the build refuses a released tag over its limit, and no new tag', () => {
  const manifest = bundle({ ...pages, 'ap-poll': 100 });
  expect(overBudget(root, root, manifest)).toEqual([
    expect.stringMatching(/^ap-poll: \d+ bytes, budget 100$/),
  ]);
});

test('a limit exceeded by a few bytes is said to be perhaps the fault of a change elsewhere', () => {
  const [line = ''] = overBudget(root, root, bundle({ ...pages, 'ap-poll': 100 }));
  const bytes = Number(/\d+(?= bytes)/.exec(line)?.[0]);
  expect(overBudget(root, root, bundle({ ...pages, 'ap-poll': bytes }))).toEqual([]);
  expect(overBudget(root, root, bundle({ ...pages, 'ap-poll': bytes - 1 }))).toEqual([
    `ap-poll: ${bytes} bytes, budget ${bytes - 1}; a change elsewhere may be the cause, see docs/budgets.md`,
  ]);
});

test('BEY-31 npm run docs sets the limit of a new tag by its size, and no other', () => {
  const manifest = bundle({ ...pages, 'ap-poll': 100 });
  const before = budgets();
  limitNewTags(root, root, manifest);
  const { 'ap-new': limit, ...others } = budgets();
  expect(others).toEqual(before);
  const bytes = Number(/\d+(?= bytes)/.exec(overBudget(root, root, manifest)[0] ?? '')?.[0]);
  expect(limit).toBeGreaterThanOrEqual(bytes * 1.1);
  expect(limit).toBeLessThan(bytes * 1.1 + 50);
});
