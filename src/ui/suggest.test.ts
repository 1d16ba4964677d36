import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const towns = ['Alcoi', 'València', 'Alcúdia', 'la Vall d’Uixó', 'Elx', 'Navalles'];

test.each([
  ['val', ['València', 'la Vall d’Uixó', 'Navalles']],
  ['VALÈ', ['València']],
  ['vale\u0301n', ['València']],
  ['alcu', ['Alcúdia']],
  [' elx ', ['Elx']],
  ['zzz', []],
  ['', []],
  ['  ', []],
])('SRCH-06 SRCH-13 «%s» is found whatever its accents and case, beginnings first', (typed, found) => {
  expect(suggest(towns, typed)).toEqual(found);
});

test('SRCH-07 SRCH-13 there are ten at most, in the order of the list', () => {
  const many = Array.from({ length: 12 }, (_, index) => `Carrer ${index}`);
  expect(suggest(many, 'carrer')).toEqual(many.slice(0, 10));
  expect(suggest(['el carrer', ...many], 'carrer')).toEqual(many.slice(0, 10));
});
