import { expect, test } from 'vitest';
import { type HeaderState, type Scrolled, type ScrollRules, scrolledTo } from './scroll-state.ts';

const rules: ScrollRules = { bannerHeight: 132, threshold: 40, delta: 5 };

/** Returns the states after each of the positions, starting at the top of a page. */
function statesAt(positions: readonly number[], own: Partial<ScrollRules> = {}): HeaderState[] {
  let now: Scrolled = { state: 'static', at: 0 };
  return positions.map((y) => {
    now = scrolledTo(y, now, { ...rules, ...own });
    return now.state;
  });
}

const from = (state: HeaderState, at: number): Scrolled => ({ state, at });

test.each([
  [171, 'static'],
  [172, 'static'],
  [173, 'hidden'],
] as const)('HDR-11 down to %i px the header is %s: it hides past 172', (y, state) => {
  expect(statesAt([y])).toEqual([state]);
});

test.each([
  [600, 604, 'sticky'],
  [600, 605, 'hidden'],
  [600, 606, 'hidden'],
] as const)('HDR-13 down from %i to %i px a sticky header is %s', (at, y, state) => {
  expect(scrolledTo(y, from('sticky', at), rules).state).toBe(state);
});

test.each([
  [600, 596, 'hidden'],
  [600, 595, 'sticky'],
  [600, 594, 'sticky'],
] as const)('HDR-12 HDR-13 up from %i to %i px a hidden header is %s', (at, y, state) => {
  expect(scrolledTo(y, from('hidden', at), rules).state).toBe(state);
});

test.each([
  [40, 'sticky'],
  [39, 'static'],
  [0, 'static'],
  [-30, 'static'],
] as const)('HDR-14 up to %i px the header is %s', (y, state) => {
  expect(scrolledTo(y, from('sticky', 300), rules).state).toBe(state);
});

test('HDR-27 counts 39 px as the top and 40 px as not', () => {
  expect(scrolledTo(39, from('sticky', 40), rules)).toEqual({ state: 'static', at: 39 });
  expect(scrolledTo(40, from('static', 39), rules), 'and one pixel down changes nothing').toEqual({
    state: 'static',
    at: 39,
  });
});

test('HDR-20 adds up moves of 1 px until they make 5', () => {
  let now = from('sticky', 600);
  for (const y of [601, 602, 603, 604]) now = scrolledTo(y, now, rules);
  expect(now).toEqual({ state: 'sticky', at: 600 });
  expect(scrolledTo(605, now, rules)).toEqual({ state: 'hidden', at: 605 });
});

test('HDR-20 ignores small moves to and fro', () => {
  let now = from('hidden', 600);
  for (const y of [602, 598, 603, 597, 604, 596]) now = scrolledTo(y, now, rules);
  expect(now).toEqual({ state: 'hidden', at: 600 });
});

test('HDR-21 keeps its state when scrolling down between 40 px and the threshold', () => {
  expect(statesAt([45, 100, 172])).toEqual(['static', 'static', 'static']);
  expect(scrolledTo(170, from('sticky', 100), rules)).toEqual({ state: 'sticky', at: 170 });
});

test('HDR-12 HDR-21 becomes sticky when scrolling up between 40 px and the threshold', () => {
  expect(statesAt([150, 120])).toEqual(['static', 'sticky']);
});

test.each([
  [0, 40, 41],
  [90, 130, 131],
  [250, 290, 291],
])(
  'HDR-11 HDR-22 with a banner of %i px it is static at %i and hidden at %i',
  (bannerHeight, shown, gone) => {
    expect(statesAt([shown], { bannerHeight })).toEqual(['static']);
    expect(statesAt([gone], { bannerHeight })).toEqual(['hidden']);
  },
);

test('HDR-11 HDR-14 hides on the way down, comes back on the way up, and rests at the top', () => {
  expect(statesAt([20, 100, 400, 390, 800, 200, 39])).toEqual([
    'static',
    'static',
    'hidden',
    'sticky',
    'hidden',
    'sticky',
    'static',
  ]);
});

test('HDR-03 sticks instead of hiding while something of it is open, except at the top', () => {
  expect(statesAt([600, 1200, 900, 39], { isHeld: true })).toEqual(['sticky', 'sticky', 'sticky', 'static']);
});
