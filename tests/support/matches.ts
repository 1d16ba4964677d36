/** Placeholders of a privacy sheet: anything, a part of a path, or an address that the page sets. */
const signs: Readonly<Record<string, string>> = { '*': '.*', '{': '[^/]+', '(': '(?!/api/).*' };

/** Tests whether an observed name or call matches an entry of a privacy sheet (src/element/privacy.types.ts). */
export function matches(declared: string, seen: string): boolean {
  const pattern = declared
    .split(/(\*|\{\w+\}|\([\w-]+\))/)
    .map((part) => signs[part.charAt(0)] ?? part.replace(/[.+?^$|[\]\\/]/g, '\\$&'));
  return new RegExp(`^${pattern.join('')}$`).test(seen);
}
