import { deepJson, isRecord } from './bad-values.ts';
import type { Schema } from './document.types.ts';

export interface SpoiledBody {
  how: string;
  body: unknown;
}

const others: [name: string, value: unknown][] = [
  ['a number', 12.5],
  ['a text', 'no'],
  ['a list', [[]]],
  ['an object', { no: {} }],
  ['null', null],
  ['true', true],
];

/**
 * Returns a valid body, spoiled in each field: missing, of another type, too long, with a NUL; and with an extra
 * field.
 */
export function spoiledBodies(body: unknown, { properties = {}, required = [] }: Schema): SpoiledBody[] {
  const whole = others
    .filter(([, value]) => !isRecord(value))
    .map(([name, value]) => ({ how: `${name} as body`, body: value }));
  if (!isRecord(body)) return whole;
  const fields = Object.keys({ ...(properties as object), ...body });
  const put = (field: string, name: string, value: unknown): SpoiledBody => ({
    how: `\`${field}\` is ${name}`,
    body: { ...body, [field]: value },
  });
  return [
    ...whole,
    ...(required as string[]).map((field) => {
      const { [field]: _, ...rest } = body;
      return { how: `without \`${field}\``, body: rest };
    }),
    ...fields.flatMap((field) => [
      ...others.map(([name, value]) => put(field, name, value)),
      put(field, 'a text of 20,000 signs', 'à'.repeat(20_000)),
      put(field, 'a text with a NUL', 'a\u0000b'),
      put(field, 'lists in lists', JSON.parse(deepJson(500))),
    ]),
    { how: 'with a field that the document does not have', body: { ...body, 'no-such-field': 1 } },
  ];
}
