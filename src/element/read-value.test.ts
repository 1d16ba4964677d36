import { describe, expect, test } from 'vitest';
import type { Attribute } from './contract.ts';
import { defaultOf, readAttribute, readJson } from './read-value.ts';

const description = 'Una mostra.';
const read = (attribute: object, raw: string) =>
  readAttribute({ description, ...attribute } as Attribute, raw);

describe('a number', () => {
  test.each([
    ['0', 0],
    ['-3.5', -3.5],
    [' 12 ', 12],
    ['1e3', 1000],
  ])('%j is %d', (raw, value) => {
    expect(read({ type: 'number' }, raw)).toEqual({ value });
  });

  test.each(['', '  ', '1,5', '12 vots', 'NaN', 'Infinity', 'undefined'])('%j is none', (raw) => {
    expect(read({ type: 'number' }, raw)).toEqual({ expected: 'un nombre' });
  });

  test.each([
    [{ min: 1 }, '0', 'un nombre des de 1'],
    [{ max: 5 }, '5.1', 'un nombre fins a 5'],
    [{ min: 1, max: 5 }, '6', 'un nombre des de 1 fins a 5'],
    [{ integer: true, min: 0 }, '1.284', 'un nombre enter des de 0'],
    [{ integer: true }, 'Infinity', 'un nombre enter'],
  ])('BEY-28 within %j, %j is out of range', (range, raw, expected) => {
    expect(read({ type: 'number', ...range }, raw)).toEqual({ expected });
  });

  test('BEY-28 accepts a count written as an integer', () => {
    expect(read({ type: 'number', integer: true }, '1284')).toEqual({ value: 1284 });
    expect(read({ type: 'number', integer: true }, '3.0')).toEqual({ value: 3 });
  });

  test('accepts the limits of the range', () => {
    expect(read({ type: 'number', min: 1, max: 5 }, '1')).toEqual({ value: 1 });
    expect(read({ type: 'number', min: 1, max: 5 }, '5')).toEqual({ value: 5 });
  });
});

test.each([
  ['', true],
  ['true', true],
  ['open', true],
  ['false', false],
])('a boolean with %j is %s', (raw, value) => {
  expect(read({ type: 'boolean' }, raw)).toEqual({ value });
});

describe('a text', () => {
  test('keeps a text as written, spaces included', () => {
    expect(read({ type: 'string' }, ' a ')).toEqual({ value: ' a ' });
    expect(read({ type: 'string' }, '')).toEqual({ value: '' });
  });

  test('BEY-28 rejects a text that is not one of the values', () => {
    const variant = { type: 'string', values: ['aside', 'live'] };
    expect(read(variant, 'live')).toEqual({ value: 'live' });
    expect(read(variant, 'Live')).toEqual({ expected: 'un d’estos valors: aside, live' });
  });

  test('BEY-28 rejects an empty text when it is required', () => {
    expect(read({ type: 'string', required: true }, ' ')).toEqual({
      expected: 'un valor, que és obligatori',
    });
    expect(read({ type: 'string', required: true }, '0')).toEqual({ value: '0' });
  });
});

test('splits a list at spaces and commas', () => {
  expect(read({ type: 'list' }, ' x, facebook  bluesky,')).toEqual({ value: ['x', 'facebook', 'bluesky'] });
  expect(read({ type: 'list' }, '')).toEqual({ value: [] });
  expect(read({ type: 'list', values: ['x'] }, 'x y')).toEqual({ expected: 'un d’estos valors: x' });
});

test('W-06 rejects an address whose scheme runs scripts', () => {
  expect(read({ type: 'url' }, '/noticia?a=1')).toEqual({ value: '/noticia?a=1' });
  expect(read({ type: 'url' }, 'javascript:alert(1)')).toEqual({ expected: 'una adreça web' });
});

test('BEY-28 rejects an unreadable date', () => {
  expect(read({ type: 'date' }, '2026-03-08 10:00:00')).toEqual({ value: '2026-03-08 10:00:00' });
  expect(read({ type: 'date' }, 'demà')).toHaveProperty('expected');
});

test.each(['2026-02-30T10:00:00Z', '2026-11-31 10:00:00', '2027-02-29'])(
  'BEY-28 rejects the date %s, whose day does not exist',
  (raw) => {
    expect(read({ type: 'date' }, raw)).toEqual({ expected: 'una data, com ara «2026-03-08 10:00:00»' });
  },
);

describe('JSON', () => {
  test.each([
    ['a list', '[1]', [], { value: [1] }],
    ['a map', '{"a":1}', {}, { value: { a: 1 } }],
    ['anything without a default', 'null', undefined, { value: null }],
    ['no list', '{}', [], { expected: 'una llista JSON' }],
    ['no list, but nothing', 'null', [], { expected: 'una llista JSON' }],
    ['no map, but a list', '[]', {}, { expected: 'un objecte JSON' }],
    ['no JSON', '[{', undefined, { expected: 'JSON vàlid' }],
    ['empty', '', undefined, { expected: 'JSON vàlid' }],
  ])('may be %s: %j', (_what, raw, like, reading) => {
    expect(readJson(raw, like)).toEqual(reading);
  });
});

test('BEY-28 a list without a default is a list too', () => {
  const list: Attribute = { type: 'json', of: 'string[]', description };
  expect(readAttribute(list, '["a"]')).toEqual({ value: ['a'] });
  expect(readAttribute(list, '{}')).toEqual({ expected: 'una llista JSON' });
});

test('defaults to false for booleans, and to the contract otherwise', () => {
  expect(defaultOf({ type: 'boolean', description })).toBe(false);
  expect(defaultOf({ type: 'number', default: 3, description })).toBe(3);
  expect(defaultOf({ type: 'string', description })).toBeUndefined();
});
