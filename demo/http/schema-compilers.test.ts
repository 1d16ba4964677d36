import { expect, test } from 'vitest';
import { buildSerializer } from './schema-compilers.ts';

const one = { One: { $id: 'One', type: 'object', properties: { a: { type: 'string' } } } };
const other = { One: { $id: 'One', type: 'object', properties: { b: { type: 'string' } } } };
const route = (schema: object) => ({ method: 'GET', url: '/', httpStatus: '200', schema });
const reference = { $ref: 'One#' };

test('compiles equal schemas once, also of two servers', () => {
  const serialize = buildSerializer(one)(route(reference));
  expect(buildSerializer({ ...one })(route({ ...reference }))).toBe(serialize);
  expect(serialize({ a: 'x', b: 'y' })).toBe('{"a":"x"}');
});

test('compiles a schema again where the schemas it refers to differ, or the options', () => {
  expect(buildSerializer(other)(route(reference))({ a: 'x', b: 'y' })).toBe('{"b":"y"}');
  const number = { type: 'integer' };
  expect(buildSerializer({}, { rounding: 'ceil' })(route(number))(1.5)).toBe('2');
  expect(buildSerializer({}, { rounding: 'floor' })(route(number))(1.5)).toBe('1');
});
