import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './shared.ts';

const chunks = join(root, 'dist', 'chunks');

test.each([
  ['link', 'M10 13a5 5 0 0 0 7'],
  ['chevron-down', 'M6 9l 6 6'],
  ['check', 'M20 6 9 17l'],
])('BEY-31 writes the icon %s of the core into one chunk', (_name, path) => {
  const scripts = readdirSync(chunks).filter((name) => name.endsWith('.js'));
  const withIcon = scripts.filter((name) => readFileSync(join(chunks, name), 'utf8').includes(path));
  expect(withIcon).toEqual([expect.stringMatching(/^core-/)]);
});
