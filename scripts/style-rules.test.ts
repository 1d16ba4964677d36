import { expect, test } from 'vitest';
import { checkStyle, checkTokens, tokensIn } from './style-rules.ts';

const check = (css: string) => checkStyle(css).map(({ line, message }) => `${line} ${message}`);

test.each([
  ['ap-a { width: 30rem; }', '30rem'],
  ['ap-a { width: min(12.25rem, 100vw - 32px); }', '12.25rem'],
  ['ap-a { margin: -.5rem; }', '.5rem'],
  ['ap-a { --ap-header-room: 8rem; }', '8rem'],
])('%s is refused', (css, length) => {
  expect(check(css)).toEqual([expect.stringContaining(`1 ${length}: `)]);
});

test.each([
  ['ap-a { width: calc(30 * var(--ap-rem)); }'],
  ['@media (min-width: 40rem) { ap-a { width: 1px; } }'],
  [':where(:root) { --ap-rem: 1rem; /* 1.6rem where it is 62.5 % */ }'],
])('%s is allowed', (css) => {
  expect(check(css)).toEqual([]);
});

test.each([
  ['.ap-card { color: red }'],
  ['ap-poll .bar { color: red }'],
  ['ap-poll:not(#_) .a, .ap-card { color: red }'],
  ['@media print { .ap-card { color: red } }'],
  ['.a :where(ap-poll:not(#_)) .bar { color: red }'],
])('%s is refused, since the reset is heavier', (css) => {
  expect(check(css)).toEqual([expect.stringContaining('1 a rule without the weight of :not(#_)')]);
});

test.each([
  ['ap-poll:not(#_) { .bar { color: red } & > a { color: red } }'],
  ['ap-social-embed[url] { display: grid }'],
  ['[data-theme="dark"] { --ap-ink: white }'],
  ['html[data-ap-ad] { scroll-padding: 1px }'],
  [':where(ap-index a:focus-visible) { outline: none }'],
])('%s is allowed, since the reset is lighter or spares it', (css) => {
  expect(check(css)).toEqual([]);
});

test('a problem names its line', () => {
  expect(check('/* of two\n   lines */\nap-a {\n  gap: 1rem 2rem;\n}')).toEqual([
    expect.stringMatching(/^4 1rem/),
    expect.stringMatching(/^4 2rem/),
  ]);
});

test('a misspelt token is refused, in a sheet and in a script', () => {
  const known = new Set(tokensIn(`:root { --ap-ink: red } bar.style.setProperty('--ap-played', '1%')`));
  const text = 'a { color: var(--ap-ink);\n width: var(--ap-played); gap: var(--ap-pleyed, 0) }';
  expect(checkTokens(text, known)).toEqual([
    { line: 2, message: '--ap-pleyed is declared nowhere; src/styles/tokens.css has the tokens' },
  ]);
});
