import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isInputMethodKey } from './input-method.ts';

test('a key of an input method is told by its code', () => {
  expect([isInputMethodKey({ keyCode: 229 }), isInputMethodKey({ keyCode: 13 })]).toEqual([true, false]);
});

test('no widget asks an event whether a text is being composed', () => {
  const files = globSync('{src,elements}/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => /\w\.isComposing\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
});
