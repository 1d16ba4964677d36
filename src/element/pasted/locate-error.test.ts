import { expect, test } from 'vitest';
import { errorIndex, locateError } from './locate-error.ts';

test.each(['1', ' [] ', '{}', '[{"a": [1, -2.5e3, true, null]}, "\\u00e0\\n"]'])('%s is JSON', (text) => {
  expect(errorIndex(text)).toBeUndefined();
});

test.each([
  ['', 0],
  ['[1,]', 3],
  ['[1 2]', 3],
  ['{"a" 1}', 5],
  ['{"a": 1,}', 8],
  ["{'a': 1}", 1],
  ['{a: 1}', 1],
  ['[01]', 2],
  ['["a\nb"]', 1],
  ['[1', 2],
  ['[1]]', 3],
  ['[1}', 2],
  ['[,]', 1],
  ['"\\x"', 0],
])('%s fails at %i, as it does for the browser', (text, index) => {
  expect(() => JSON.parse(text)).toThrow();
  expect(errorIndex(text)).toBe(index);
});

test('an error is told by its line and column, with the text that stands there', () => {
  expect(locateError('[\n  { "id": 1,\n    title: "Un" }\n]')).toBe(
    '; falla en la línia 3, columna 5: «title: "Un" »',
  );
  expect(locateError('[{"id": 1')).toBe('; falla en la línia 1, columna 10: falta el final');
});
