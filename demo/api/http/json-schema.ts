export const text = { type: 'string' } as const;
export const textOrNull = { type: ['string', 'null'] } as const;
export const flag = { type: 'boolean' } as const;
/** Text without control characters: no keyboard types them, and the database rejects some of them. */
export const line = { ...text, pattern: '^\\P{Cc}*$' } as const;
export const lineOrNull = { ...textOrNull, pattern: '^\\P{Cc}*$' } as const;

/** Schema of an object whose fields are all required, except the optional ones. */
export function fields<Fields extends object>(properties: Fields, ...optional: (keyof Fields & string)[]) {
  const names = Object.keys(properties) as (keyof Fields & string)[];
  return { type: 'object', required: names.filter((name) => !optional.includes(name)), properties } as const;
}

/** Same as `fields`, without additional properties. */
export function closed<Fields extends object>(properties: Fields, ...optional: (keyof Fields & string)[]) {
  return { ...fields(properties, ...optional), additionalProperties: false } as const;
}
