import { expect, test } from 'vitest';
import { formatInteger, plural } from './numbers.ts';
import { fill } from './texts.ts';

test('SITE-10 thousands are parted by a point, as Catalan does, from four digits on', () => {
  expect([0, 999, 1000, 1284, 12_345, 1_234_567].map(formatInteger)).toEqual([
    '0',
    '999',
    '1.000',
    '1.284',
    '12.345',
    '1.234.567',
  ]);
});

test('SITE-10 one is singular, none and many are plural', () => {
  expect([0, 1, 2, 1284].map((count) => plural(count, '1 vot', '{n} vots'))).toEqual([
    '0 vots',
    '1 vot',
    '2 vots',
    '1.284 vots',
  ]);
});

test('keeps a placeholder without a value, and does not fill values twice', () => {
  expect(fill('Votareu «{option}» {n}', { option: '{n}' })).toBe('Votareu «{n}» {n}');
});
