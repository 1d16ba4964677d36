import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { cutWords } from './cut-words.ts';
import { cuts as cutsOfForms } from './react-hook-form.ts';
import { cuts as cutsOfRules, withoutUnused } from './yup.ts';

const { resolve } = createRequire(import.meta.url);
const sourceOf = (library: string, path: string) =>
  readFileSync(join(dirname(resolve(`${library}/package.json`)), path), 'utf8');

test('BEY-31 both libraries are cut as they were looked at, and are still modules', () => {
  for (const code of [
    withoutUnused(cutWords('yup', sourceOf('yup', 'index.esm.js'), cutsOfRules)),
    cutWords('react-hook-form', sourceOf('react-hook-form', 'dist/index.esm.mjs'), cutsOfForms),
  ])
    expect(parseSync('library.js', code).errors).toEqual([]);
});

test('words that stand there once are others, and a second time stops the build', () => {
  const cut = { because: 'a test', words: [[/b/g, 1, 'c']] } as const;
  expect(cutWords('library', 'a b', [cut])).toBe('a c');
  expect(() => cutWords('library', 'a', [cut])).toThrow('library says 0 times, and not 1');
  expect(() => cutWords('library', 'b b', [cut])).toThrow('library says 2 times, and not 1');
});

test('a method that is not there stops the build', () => {
  expect(() => withoutUnused('class Schema { when() {} }')).toThrow(/yup has no Schema.describe/);
});
