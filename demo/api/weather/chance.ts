/** A number from 0 to 1 that is always the same for the same words: the demo's weather stays what it was. */
export function chance(...words: readonly (string | number)[]): number {
  let hash = 2166136261;
  for (const character of words.join(' ')) {
    hash ^= character.codePointAt(0) ?? 0;
    hash = Math.imul(hash, 16777619);
  }
  // the last letters alone would change the last bits alone
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}
