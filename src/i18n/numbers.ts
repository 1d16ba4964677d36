/**
 * 1284 → `1.284`. By hand, since the first formatter of a page costs tens of milliseconds on a phone and
 * Catalan locale data do not group four digits.
 */
export function formatInteger(value: number): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Chooses the text for one or for other numbers, e.g. `plural(n, '1 vot', '{n} vots')`. */
export function plural(count: number, one: string, other: string): string {
  return (count === 1 ? one : other).replace('{n}', formatInteger(count));
}
