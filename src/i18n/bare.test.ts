import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bare } from './bare.ts';

test.each([
  ["la Vall d'Uixó", 'la vall d’uixo'],
  ['la Vall d’Uixó', 'la vall d’uixo'],
  ['la Vall dʼUixo\u0301', 'la vall d’uixo'],
  ['la vall d`uixo', 'la vall d’uixo'],
  ['COL•LEGI', 'col·legi'],
  ['coŀlegi', 'col·legi'],
  ['Ĺ ç Ñ', 'l c n'],
])('BEY-22 SRCH-06 compares %s as %s', (text, plain) => {
  expect(bare(text)).toBe(plain);
});

/** Exceptions: comparisons with a plain word list, which are no search. */
const others = ['src/forms/rules/common-password-rules.ts'];

test('BEY-22 no other file takes accents off a text by itself', () => {
  const files = globSync('{src,elements,demo}/**/*.{ts,tsx}')
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !others.includes(path));
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((path) => /normalize\('NFK?D'\)/.test(readFileSync(path, 'utf8')));
  expect(own).toEqual(['src/i18n/bare.ts']);
});
