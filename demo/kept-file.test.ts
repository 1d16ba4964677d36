import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { keptFile } from './kept-file.ts';

const folder = join(import.meta.dirname, '../node_modules/.cache/ap-demo');
const kind = `test-${process.pid}`;
const kept = () => readdirSync(folder).filter((name) => name.startsWith(kind));
afterEach(() => {
  for (const name of kept()) rmSync(join(folder, name), { recursive: true });
});

test('makes a file once, and again when something that it depends on has changed', async () => {
  const made: string[] = [];
  const read = async (source: string) => {
    const file = await keptFile(kind, [source], async () => {
      made.push(source);
      return new TextEncoder().encode(`from ${source}`);
    });
    return file.toString();
  };
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['from a', 'from a', 'from b']);
  expect([made, kept()]).toEqual([['a', 'b'], [expect.any(String)]]);
});

test('a file that cannot be stored is returned, and leaves no draft', async () => {
  const read = () => keptFile(kind, ['a'], async () => new TextEncoder().encode('made'));
  await read();
  const [name = ''] = kept();
  rmSync(join(folder, name));
  mkdirSync(join(folder, name)); // no file can take its place
  expect((await read()).toString()).toBe('made');
  expect(readdirSync(folder).filter((file) => file.startsWith(`draft.${process.pid}.`))).toEqual([]);
});
