import { expect, test } from 'vitest';
import { readSizes, roomOf } from './sizes.ts';

test.each([
  ['one size', [300, 250], { mobile: [[300, 250]], desktop: [[300, 250]], isWrong: false }],
  ['by screen', { mobile: [[320, 100]] }, { mobile: [[320, 100]], desktop: [], isWrong: false }],
  [
    'what is no size among sizes',
    [
      [300, 250],
      [0, 90],
      ['728', 90],
    ],
    { mobile: [[300, 250]], desktop: [[300, 250]], isWrong: true },
  ],
  ['a text', 'gran', { mobile: [], desktop: [], isWrong: true }],
  ['nothing', null, { mobile: [], desktop: [], isWrong: true }],
  ['no attribute', undefined, { mobile: [], desktop: [], isWrong: false }],
])('AD-05 AD-06 parses sizes, and warns of invalid ones: %s', (_what, written, read) => {
  expect(readSizes(written)).toEqual(read);
});

test('the room is that of the highest', () => {
  expect([
    roomOf([
      [300, 250],
      [320, 600],
    ]),
    roomOf([]),
  ]).toEqual([600, 0]);
});
