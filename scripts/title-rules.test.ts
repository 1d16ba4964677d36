import { expect, test } from 'vitest';
import { parseFile } from './parse.ts';
import { checkTitles } from './title-rules.ts';

const long = 'a'.repeat(101);

test.each([
  [`test('${long}', () => {});`, ['a title of 101 characters: at most 100']],
  [`it('${long.slice(1)}', () => {});`, []],
  [`test.each([1])('${long}', () => {});`, ['a title of 101 characters: at most 100']],
  [`it(\`${long.slice(9)}\${value}\`, () => {});`, ['a title of 102 characters: at most 100']],
  [`test('A-01 B-02 C-03 shows a list', () => {});`, ['a title with 3 rows: at most 2, the others as tags']],
  [`test('A-01 B-02 shows a list', { tag: '@C-03' }, () => {});`, []],
  [`describe('${long}', () => {});`, []],
])('%s', (source, messages) => {
  expect(checkTitles(parseFile('a.test.ts', source)).map(({ message }) => message)).toEqual(messages);
});
