import fc from 'fast-check';
import { expect, test } from 'vitest';
import { object } from 'yup';
import { messageOf, sentOf } from '../../../tests/support/rules.ts';
import { nif } from './adult-rules.ts';
import { hasNifLetter, hasNifShape } from './nif-rules.ts';

/** Table of the Ministry of the Interior: remainder and letter. */
const table = [
  [0, 'T'],
  [1, 'R'],
  [2, 'W'],
  [3, 'A'],
  [4, 'G'],
  [5, 'M'],
  [6, 'Y'],
  [7, 'F'],
  [8, 'P'],
  [9, 'D'],
  [10, 'X'],
  [11, 'B'],
  [12, 'N'],
  [13, 'J'],
  [14, 'Z'],
  [15, 'S'],
  [16, 'Q'],
  [17, 'V'],
  [18, 'H'],
  [19, 'L'],
  [20, 'C'],
  [21, 'K'],
  [22, 'E'],
] as const;
const letters = new Map<number, string>(table);
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const holds = (value: string) => messageOf(nif(), value) === undefined;
const digits = (value: number, length: number) => String(value).padStart(length, '0');

/** Valid number, computed independently of the code: of a citizen, or of a foreigner by its prefix. */
const dni = fc
  .integer({ min: 0, max: 99_999_999 })
  .map((number) => `${digits(number, 8)}${letters.get(number % 23)}`);
const nie = fc
  .tuple(fc.constantFrom(...'XYZ'), fc.integer({ min: 0, max: 9_999_999 }))
  .map(([prefix, number]) => {
    const whole = 'XYZ'.indexOf(prefix) * 10_000_000 + number;
    return `${prefix}${digits(number, 7)}${letters.get(whole % 23)}`;
  });
const valid = fc.oneof(dni, nie);

test.each(table)('VAL-15 accepts only the letter %s after the remainder %i', (remainder, letter) => {
  for (const number of [remainder, remainder + 23 * 4_347_824, 12_345_674 - (12_345_674 % 23) + remainder])
    expect(alphabet.filter((end) => holds(digits(number, 8) + end))).toEqual([letter]);
});

test('VAL-08 VAL-13 accepts every citizen’s number with its letter', () => {
  fc.assert(fc.property(dni, holds));
});

test('VAL-08 VAL-14 accepts every foreigner’s number with its letter, by any prefix', () => {
  fc.assert(fc.property(nie, holds));
  for (const known of ['X1234567L', 'Y1234567X', 'Z1234567R', 'X0000000T', 'Y0000000Z', 'Z0000000M'])
    expect(messageOf(nif(), known), known).toBeUndefined();
});

test('VAL-15 rejects any wrong digit', () => {
  const oneDigit = fc.tuple(valid, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(oneDigit, ([value, place, added]) => {
      const old = value[place] ?? '';
      fc.pre(/\d/.test(old));
      const wrong = value.slice(0, place) + ((Number(old) + added) % 10) + value.slice(place + 1);
      return messageOf(nif(), wrong) === 'form.nif-letter';
    }),
  );
});

test('VAL-15 rejects any two digits in the wrong order', () => {
  fc.assert(
    fc.property(valid, fc.nat({ max: 6 }), (value, place) => {
      const [first = '', second = ''] = value.slice(place, place + 2);
      fc.pre(/\d/.test(first) && first !== second);
      const wrong = value.slice(0, place) + second + first + value.slice(place + 2);
      return messageOf(nif(), wrong) === 'form.nif-letter';
    }),
  );
});

test('VAL-15 rejects any wrong prefix', () => {
  fc.assert(
    fc.property(nie, fc.constantFrom(...'XYZ'), (value, prefix) => {
      fc.pre(!value.startsWith(prefix));
      return messageOf(nif(), prefix + value.slice(1)) === 'form.nif-letter';
    }),
  );
});

test('VAL-12 VAL-13 rejects any other shape', () => {
  for (const value of [
    '1234567L', // a leading zero is part of the number
    '123456789Z',
    '12345678',
    'Z12345678',
    'W1234567L',
    'X12345678L',
    'XX234567L',
    'A58818501', // of a company
    '12345678Ñ',
    '١٢٣٤٥٦٧٨Z',
    '１２３４５６７８Z',
    '12345678Z\u0000',
  ])
    expect(messageOf(nif(), value), value).toBe('form.nif-invalid');
  const anything = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(fc.property(anything, (text) => !hasNifShape(text) || /^[XYZ\d]\d{7}[A-Z]$/.test(text)));
});

test('VAL-33 accepts a number as people write it, and sends it as registered', () => {
  const schema = object({ nif: nif() });
  for (const written of [
    '12345678z',
    '12345678-Z',
    ' 12.345.678-z ',
    '12 345 678 Z',
    '12345678\u2011Z',
    '\u202a12345678Z\u202c',
  ])
    expect(sentOf(schema, { nif: written }), written).toEqual({ nif: '12345678Z' });
  expect(sentOf(schema, { nif: 'x-1234567-l' })).toEqual({ nif: 'X1234567L' });
  const gap = fc.constantFrom('', ' ', '.', '-');
  fc.assert(
    fc.property(valid, fc.array(gap, { minLength: 9, maxLength: 9 }), (value, gaps) => {
      const written = [...value.toLowerCase()].map((sign, index) => sign + gaps[index]).join('');
      expect(sentOf(schema, { nif: written })).toEqual({ nif: value });
    }),
  );
});

test('VAL-15 gives no letter to a text that is not a number', () => {
  expect(hasNifLetter('')).toBe(false);
  expect(hasNifLetter('TTTTTTTTT')).toBe(false);
});
