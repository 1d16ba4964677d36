import fc, { type Arbitrary } from 'fast-check';
import type { Schema } from './document.types.ts';

type Schemas = Record<string, Schema>;

/** Depth from which objects have only required properties, so that recursive schemas end. */
const deepest = 4;

/**
 * Generates values of a schema. It ignores rare keywords (`if`, `minProperties`): check the values with `mismatch`.
 */
export function valuesOf(schema: Schema, schemas: Schemas, depth = 0): Arbitrary<unknown> {
  const inner = (part: unknown) => valuesOf((part ?? {}) as Schema, schemas, depth + 1);
  const { $ref, anyOf, oneOf, ...rest } = schema;
  if (typeof $ref === 'string') return inner(schemas[$ref.split('/').at(-1) ?? '']);
  const branches = (anyOf ?? oneOf) as Schema[] | undefined;
  if (branches) return fc.oneof(...branches.map((branch) => inner({ ...rest, ...branch })));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = typesOf(schema);
  return fc.oneof(...types.map((type) => ofType(type, schema, inner, depth)));
}

/** Returns the types that a schema allows; an empty list means any. */
export function typesOf({ type, properties }: Schema): string[] {
  if (Array.isArray(type)) return type;
  if (typeof type === 'string') return [type];
  return properties ? ['object'] : ['any'];
}

function ofType(
  type: string,
  schema: Schema,
  inner: (part: unknown) => Arbitrary<unknown>,
  depth: number,
): Arbitrary<unknown> {
  const number = (keyword: string) => (typeof schema[keyword] === 'number' ? schema[keyword] : undefined);
  switch (type) {
    case 'string':
      return texts(schema, number('minLength') ?? 0, number('maxLength'));
    case 'integer':
      return fc.integer({ min: number('minimum') ?? -(2 ** 31), max: number('maximum') ?? 2 ** 31 });
    case 'number':
      return fc.double({
        noNaN: true,
        min: number('minimum') ?? -1e9,
        max: number('maximum') ?? 1e9,
      });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(inner(schema.items), {
        minLength: number('minItems') ?? 0,
        maxLength: Math.max(
          number('minItems') ?? 0,
          Math.min(number('maxItems') ?? 4, depth > deepest ? 0 : 4),
        ),
      });
    case 'object':
      return objects(schema, inner, depth);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts(schema: Schema, minLength: number, maxLength = minLength + 40): Arbitrary<string> {
  const plain = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, minLength + 40)),
  });
  if (typeof schema.pattern !== 'string') return plain;
  const pattern = new RegExp(schema.pattern, 'u');
  // drawing from a pattern takes a second if it excludes only some characters: then most texts match anyway
  const isUsual = fc.sample(plain, { seed: 1, numRuns: 20 }).filter((text) => pattern.test(text)).length > 10;
  if (isUsual) return plain.filter((text) => pattern.test(text));
  return fc.stringMatching(pattern).map((text) => text.slice(0, maxLength));
}

function objects(
  schema: Schema,
  inner: (part: unknown) => Arbitrary<unknown>,
  depth: number,
): Arbitrary<object> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const required = (schema.required ?? []) as string[];
  const kept = properties.filter(([name]) => depth <= deepest || required.includes(name));
  const parts = Object.fromEntries(kept.map(([name, part]) => [name, inner(part)]));
  for (const name of required) parts[name] ??= inner({});
  return fc.record(parts, { requiredKeys: required, noNullPrototype: true });
}
