export const text = { type: 'string' } as const;
export const textOrNull = { type: ['string', 'null'] } as const;
export const flag = { type: 'boolean' } as const;
/** Without control characters: no keyboard types them, and the database cannot keep them all. */
export const line = { ...text, pattern: '^\\P{Cc}*$' } as const;
export const lineOrNull = { ...textOrNull, pattern: '^\\P{Cc}*$' } as const;
