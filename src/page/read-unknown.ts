/** Readers of data from a page or a server: a value of another type counts as missing. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

/** Texts of a list; other items are left out. */
export const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const trimmed = (value: unknown): string => text(value).trim();

/** Trimmed text; undefined when blank. */
export const optionalText = (value: unknown): string | undefined => trimmed(value) || undefined;
