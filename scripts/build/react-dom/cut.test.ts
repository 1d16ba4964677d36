import { describe, expect, test } from 'vitest';
import { type Cut, cutSource } from './cut.ts';

/** What is left of some code, on one line. */
const cut = (source: string, ...cuts: Omit<Cut, 'because'>[]) =>
  cutSource(
    source,
    cuts.map((each) => ({ because: 'a test', ...each })),
  )
    .replace(/\s+/g, ' ')
    .trim();

test('a function gets another body', () => {
  expect(cut('function a(b) { return c(b); } a(1);', { functions: { a: 'return null' } })).toBe(
    'function a(b) {return null} a(1);',
  );
});

test('a variable that never changes is its value, and what is written into it is only evaluated', () => {
  expect(cut('var on = !1; if (on) x.on = { on: on }; on = f();', { variables: { on: '!1' } })).toBe(
    'var on = !1; if (!1) x.on = { on: !1 }; f();',
  );
});

test('a property that never changes is its value, but may be written', () => {
  expect(cut('a.b.dry = !0; f(a.b.dry, a[dry]);', { properties: { dry: 'null' } })).toBe(
    'a.b.dry = !0; f(null, a[dry]);',
  );
});

test('an assignment is left out', () => {
  expect(cut('exports.a = function () {}; exports.b = 1;', { assignments: ['exports.a'] })).toBe(
    'exports.b = 1;',
  );
});

test('words that stand there once are others', () => {
  expect(cut('a = b = c;', { words: { 'a = b': 'b' } })).toBe('b = c;');
});

describe('a kind that is never made', () => {
  test('is never found', () => {
    expect(cut('f(5 === a.tag || 26 === a.tag, tag !== 26, 26 === a.size);', { fibers: [26] })).toBe(
      'f(5 === a.tag || !1, !0, 26 === a.size);',
    );
    expect(cut('f(KIND === type, KIND);', { elements: ['KIND'] })).toBe('f(!1, KIND);');
  });

  test('has no case', () => {
    expect(
      cut('switch (a.tag) { case 5: f(); break; case 26: g(); break; case 27: h(); }', { fibers: [26, 27] }),
    ).toBe('switch (a.tag) { case 5: f(); break; }');
  });

  test('leaves what another case runs into', () => {
    expect(
      cut('switch (a.tag) { case 5: f(); case 26: g(); break; case 27: case 3: h(); }', { fibers: [26, 27] }),
    ).toBe('switch (a.tag) { case 5: f(); g(); break; case 3: h(); }');
    expect(cut('switch (a.tag) { case 5: if (b) f(); case 26: g(); }', { fibers: [26] })).toBe(
      'switch (a.tag) { case 5: if (b) f(); g(); }',
    );
  });

  test('leaves what its case declares for the others', () => {
    expect(
      cut('function f() { switch (a.tag) { case 26: var b = 1, c; break; case 5: b = 2; } }', {
        fibers: [26],
      }),
    ).toBe('function f() {var b,c; switch (a.tag) { case 5: b = 2; } }');
  });
});

test.each<Omit<Cut, 'because'>>([
  { functions: { gone: '' } },
  { variables: { gone: '!1' } },
  { properties: { gone: '!1' } },
  { assignments: ['exports.gone'] },
  { fibers: [99] },
  { elements: ['GONE'] },
  { words: { gone: '' } },
  { words: { f: '' } },
])('what is not in react-dom as expected stops the build: %o', (each) => {
  expect(() => cut('function f(a) { return f(a.tag); }', each)).toThrow(/react-dom/);
});
