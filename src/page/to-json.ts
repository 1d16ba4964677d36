/**
 * `JSON.stringify` as the standard has it, also where a script of the page has given texts and lists a `toJSON` of their own, as
 * Prototype 1.6 did: what is written is what the holder holds. Of data without dates.
 */
export const toJson = (data: unknown): string =>
  JSON.stringify(data, function (this: Record<string, unknown>, key: string) {
    return this[key];
  });
