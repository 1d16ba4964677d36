import { type ListName, listNames } from './most-read.types.ts';

/** Non-empty lists, in the order of their tabs (MOST-03). */
export const enabledLists = (filled: ReadonlySet<string>): ListName[] =>
  listNames.filter((name) => filled.has(name));

/** Requested tab, or else the first enabled one (MOST-02). */
export const shownTab = (asked: ListName | undefined, enabled: readonly ListName[]): ListName | undefined =>
  asked && enabled.includes(asked) ? asked : enabled[0];

/** Tab that a key moves to, cyclically; undefined for other keys. */
export function tabAfter(key: string, from: ListName, enabled: readonly ListName[]): ListName | undefined {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (key === 'Home') return enabled[0];
  if (key === 'End') return enabled.at(-1);
  return step === 0 ? undefined : enabled.at((enabled.indexOf(from) + step) % enabled.length);
}
