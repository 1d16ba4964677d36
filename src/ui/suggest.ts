import { bare } from '../i18n/bare.ts';

const MOST = 10;

/**
 * Of some names those in which a text is found, the ones that begin with it first, each half in the list's own order
 * (SRCH-06, SRCH-07, SRCH-13).
 *
 * @param most names that are offered at once
 */
export function suggest(names: readonly string[], typed: string, most = MOST): string[] {
  const sought = bare(typed.trim());
  if (sought === '') return [];
  const found = names.map((name) => ({ name, at: bare(name).indexOf(sought) })).filter(({ at }) => at >= 0);
  const first = found.filter(({ at }) => at === 0);
  const others = found.filter(({ at }) => at > 0);
  return [...first, ...others].slice(0, most).map(({ name }) => name);
}
