import { bare } from '../../../src/i18n/bare.ts';
import { ApiError } from '../http/api-error.ts';

/** Lists that the API and the pages offer. */
export const listNames = ['programmes', 'az', 'activities', 'blogs'] as const;
export type ListName = (typeof listNames)[number];

/** Query of a list: the search payload of LIST-18. */
export interface ListQuery {
  limit: number;
  /** A to Z or `#`; undefined for all (LIST-24). */
  letter?: string | undefined;
  text?: string | undefined;
  /** Codes of municipalities; an entry matches any of them. */
  location: readonly string[];
  /** Any of them. */
  age: readonly string[];
  filters: readonly string[];
  orderBy?: 'lastPublishedContentDate' | undefined;
  cursorMark?: string | undefined;
}

/** Cards of a page of a list (LIST-12). */
export const pageSize = 12;
const mostAtOnce = 48;
/** Limit above the number of available options. */
const mostChosen = 600;

/** Parsed query; a repeated key has a list of values. */
export type Query = Readonly<Record<string, unknown>>;

/** Returns the values of a repeated key, also written as `key[]` (LIST-21), without empty ones. */
function listIn(query: Query, key: string): string[] {
  const given = [query[key], query[`${key}[]`]].flat();
  const values = given.filter((value): value is string => typeof value === 'string' && value !== '');
  return [...new Set(values)];
}

function textIn(query: Query, key: string): string | undefined {
  const [first] = listIn(query, key);
  return first;
}

/** Parses a letter of the alphabet; undefined for all letters. @throws ApiError for any other text */
function letterIn(letter: string | undefined): string | undefined {
  if (letter === undefined || /^(top|all)$/i.test(letter)) return undefined;
  const plain = bare(letter).toUpperCase();
  if (/^[A-Z#]$/.test(plain)) return plain;
  throw invalid('letter', 'Trieu una lletra de la A a la Z, # o TOP.');
}

const ages = /^[\d-]{1,5}$/;
const filters = /^[a-z-]{1,20}$/;

/** Checks only the form of each value; the table decides whether a place exists. */
function checked(values: string[], field: string, shape: RegExp): string[] {
  if (values.length <= mostChosen && values.every((value) => shape.test(value))) return values;
  throw invalid(field, 'Hi ha un filtre que no existix.');
}

/**
 * Parses the query of a list. A text and a letter exclude each other (LIST-10): the text wins.
 * @throws ApiError INVALID_FIELDS that names the wrong field, in Catalan
 */
export function parseListQuery(query: Query, list: ListName, cursorInPath?: string): ListQuery {
  requireTypes(listIn(query, 'types'), list);
  const text = textIn(query, 'text');
  const letter = letterIn(textIn(query, 'letter'));
  return {
    limit: limitIn(textIn(query, 'limit')),
    letter: text === undefined ? letter : undefined,
    text,
    location: checked(listIn(query, 'location'), 'location', /^(03|12|46)\d{3}$/),
    age: checked(listIn(query, 'age'), 'age', ages),
    filters: checked(listIn(query, 'filters'), 'filters', filters),
    orderBy: orderIn(textIn(query, 'orderBy')),
    cursorMark: cursorInPath || textIn(query, 'cursorMark'),
  };
}

/** Values of `types` that each list accepts, as the site sends them. */
const typesOf: Readonly<Record<ListName, readonly string[]>> = {
  programmes: ['program'],
  az: ['program', 'activity'],
  activities: ['activity'],
  blogs: ['blogs'],
};

function requireTypes(types: readonly string[], list: ListName): void {
  const known = typesOf[list];
  if (types.some((type) => !known.includes(type)))
    throw invalid('types', `Esta llista només té ${known.join(' i ')}.`);
}

function limitIn(limit: string | undefined): number {
  if (limit === undefined) return pageSize;
  if (/^[1-9]\d?$/.test(limit) && Number(limit) <= mostAtOnce) return Number(limit);
  throw invalid('limit', `Es poden demanar d’1 a ${mostAtOnce} fitxes.`);
}

function orderIn(order: string | undefined): ListQuery['orderBy'] {
  if (order === undefined || order === 'lastPublishedContentDate') return order;
  throw invalid('orderBy', 'L’ordre només pot ser lastPublishedContentDate.');
}

export function invalid(field: string, message: string): ApiError {
  return new ApiError('INVALID_FIELDS', {
    message,
    errors: [{ errorCode: 'INVALID_FIELD', errorMessage: `${field}: ${message}` }],
  });
}
