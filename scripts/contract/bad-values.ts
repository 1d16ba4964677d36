import fc, { type Arbitrary } from 'fast-check';

/** Nested JSON lists, `depth` levels deep. */
export const deepJson = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Texts that people, programs and attackers write into a field. */
export const badTexts: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e\u200b\ufeff',
    "'; --",
    '<script>',
    '%00',
    '%',
    '../..',
    '-1',
    '1e999',
    '9'.repeat(40),
    'NaN',
    'null',
    '__proto__',
    'constructor',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer({ min: 300, max: 600 }).map((length) => 'à'.repeat(length)),
);

/** Replacements for any value of a body. */
const badValues: Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: badTexts },
  fc.constantFrom(null, true, 0, -1, 1.5, 2 ** 53, -1e308, [], {}, [[]], JSON.parse(deepJson(200))),
  fc.jsonValue({ maxDepth: 3 }),
);

/** One mutation of a value: position, kind and replacement. */
export interface Spoil {
  at: number;
  by: 'replace' | 'remove' | 'add';
  value: unknown;
}

export const spoils: Arbitrary<Spoil> = fc.record({
  at: fc.nat(1000),
  by: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add'),
  value: badValues,
});

/** Returns a copy of a value with one part, at any depth, replaced or removed, or with an extra field. */
export function spoil(value: unknown, { at, by, value: bad }: Spoil): unknown {
  const places = placesIn(value);
  const place = places[at % (places.length + 1)];
  if (!place) return by === 'add' && isRecord(value) ? { ...value, 'no-such-field': bad } : bad;
  const copy = structuredClone(value);
  const holder = place.slice(0, -1).reduce<unknown>((part, key) => (part as never)[key], copy) as Record<
    string,
    unknown
  >;
  const key = place.at(-1) ?? '';
  if (by === 'remove' && !Array.isArray(holder)) delete holder[key];
  else holder[key] = bad;
  return copy;
}

function placesIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[...path, key], ...placesIn(part, [...path, key])]);
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
