export const text = { type: 'string' } as const;
export const textOrNull = { type: ['string', 'null'] } as const;
export const flag = { type: 'boolean' } as const;
/** Without control characters: no keyboard types them, and the database cannot keep them all. */
export const line = { ...text, pattern: '^\\P{Cc}*$' } as const;
export const lineOrNull = { ...textOrNull, pattern: '^\\P{Cc}*$' } as const;

/** An object whose fields are all there, but for those that are named as optional. */
export function fields<Fields extends object>(properties: Fields, ...optional: (keyof Fields & string)[]) {
  const names = Object.keys(properties) as (keyof Fields & string)[];
  return { type: 'object', required: names.filter((name) => !optional.includes(name)), properties } as const;
}

/** The same without room for other fields. */
export function closed<Fields extends object>(properties: Fields, ...optional: (keyof Fields & string)[]) {
  return { ...fields(properties, ...optional), additionalProperties: false } as const;
}
