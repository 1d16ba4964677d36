import { expect, test } from 'vitest';
import { checkStyle } from './style-rules.ts';

const check = (css: string) => checkStyle(css).map(({ line, message }) => `${line} ${message}`);

test.each([
  ['a { width: 30rem; }', '30rem'],
  ['a { width: min(12.25rem, 100vw - 32px); }', '12.25rem'],
  ['a { margin: -.5rem; }', '.5rem'],
  ['a { --ap-header-room: 8rem; }', '8rem'],
])('%s is refused', (css, length) => {
  expect(check(css)).toEqual([expect.stringContaining(`1 ${length}: `)]);
});

test.each([
  ['a { width: calc(30 * var(--ap-rem)); }'],
  ['@media (min-width: 40rem) { a { width: 1px; } }'],
  [':where(:root) { --ap-rem: 1rem; /* 1.6rem where it is 62.5 % */ }'],
])('%s is allowed', (css) => {
  expect(check(css)).toEqual([]);
});

test('a problem names its line', () => {
  expect(check('/* of two\n   lines */\na {\n  gap: 1rem 2rem;\n}')).toEqual([
    expect.stringMatching(/^4 1rem/),
    expect.stringMatching(/^4 2rem/),
  ]);
});
