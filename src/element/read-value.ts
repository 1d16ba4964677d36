import { safeUrl } from '../content/safe-url.ts';
import { splitDate } from '../i18n/date-shape.ts';
import type { Attribute } from './contract.ts';

/** Result of parsing a raw attribute: a value, or a description of the expected one in Catalan for editors. */
export type Reading = { value: unknown } | { expected: string };

const fail = (expected: string): Reading => ({ expected });

const oneOf = (values: readonly string[]) => `un d’estos valors: ${values.join(', ')}`;

function readNumber(
  raw: string,
  { min = -Infinity, max = Infinity, integer }: { min?: number; max?: number; integer?: true },
): Reading {
  const value = raw.trim() === '' ? Number.NaN : Number(raw);
  const isOfKind = integer ? Number.isInteger : Number.isFinite;
  if (isOfKind(value) && value >= min && value <= max) return { value };
  const range = [integer && 'enter', min > -Infinity && `des de ${min}`, max < Infinity && `fins a ${max}`]
    .filter(Boolean)
    .join(' ');
  return fail(`un nombre ${range}`.trim());
}

function readList(raw: string, values?: readonly string[]): Reading {
  const words = raw.split(/[\s,]+/).filter(Boolean);
  return values && words.some((word) => !values.includes(word)) ? fail(oneOf(values)) : { value: words };
}

let tidy = (raw: string) => raw;
/** Formats the position of an error, in Catalan; empty until the code for it is loaded. */
let locate = (_raw: string) => '';

/**
 * Enables the repair of JSON that editors' filters have changed, and the position of an error; their code is loaded on
 * demand.
 */
export function readTidied(tidyJson: (raw: string) => string, locateError: typeof locate): void {
  tidy = tidyJson;
  locate = locateError;
}

function parseJson(raw: string): unknown {
  try {
    return JSON.parse(raw);
  } catch {
    return JSON.parse(tidy(raw));
  }
}

/**
 * Parses JSON of an attribute or of a `<script type="application/json">` child.
 * @param like the default: if it is a list or a map, a value of another kind is invalid too
 */
export function readJson(raw: string, like?: unknown): Reading {
  const isList = Array.isArray(like);
  try {
    const value = parseJson(raw);
    if (!like || (value instanceof Object && Array.isArray(value) === isList)) return { value };
  } catch {
    // said below
  }
  return fail((isList ? 'una llista JSON' : like ? 'un objecte JSON' : 'JSON vàlid') + locate(raw));
}

/**
 * Reads the text of an attribute by its contract. Presence is true for a boolean and `"false"` is false,
 * because CMS templates print both.
 */
export function readAttribute(attribute: Attribute, raw: string): Reading {
  switch (attribute.type) {
    case 'boolean':
      return { value: raw !== 'false' };
    case 'number':
      return readNumber(raw, attribute);
    case 'list':
      return readList(raw, attribute.values);
    case 'json':
      // a list without a default is a list too
      return readJson(raw, attribute.default ?? (attribute.of.endsWith('[]') ? [] : undefined));
    case 'date':
      return splitDate(raw)[1] ? { value: raw } : fail('una data, com ara «2026-03-08 10:00:00»');
    case 'url':
      return safeUrl(raw) === undefined ? fail('una adreça web') : { value: raw };
    case 'string':
      if (attribute.required && raw.trim() === '') return fail('un valor, que és obligatori');
      return attribute.values && !attribute.values.includes(raw)
        ? fail(oneOf(attribute.values))
        : { value: raw };
  }
}

/** The value of an attribute that is absent or wrong. */
export function defaultOf(attribute: Attribute): unknown {
  return attribute.type === 'boolean' ? (attribute.default ?? false) : attribute.default;
}
