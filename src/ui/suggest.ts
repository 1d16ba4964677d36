import { bare } from '../i18n/bare.ts';

const MOST = 10;

/**
 * Names that contain a text: first those that start with it, each group in list order (SRCH-06, SRCH-07, SRCH-13).
 * @param most maximum number of names
 */
export function suggest(names: readonly string[], typed: string, most = MOST): string[] {
  const sought = bare(typed.trim());
  if (sought === '') return [];
  const found = names.map((name) => ({ name, at: bare(name).indexOf(sought) })).filter(({ at }) => at >= 0);
  const first = found.filter(({ at }) => at === 0);
  const others = found.filter(({ at }) => at > 0);
  return [...first, ...others].slice(0, most).map(({ name }) => name);
}
