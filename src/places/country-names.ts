import type { Places } from './places.types.ts';

/** Catalan name of each country by the name that is sent (DATA-06), in alphabetical order. */
export function countryNames(places: Places | undefined): ReadonlyMap<string, string> {
  const catalan = new Intl.DisplayNames('ca', { type: 'region' });
  const names = (places?.countries ?? []).map(({ id, name }) => [name, catalan.of(id) ?? name] as const);
  return new Map(names.sort(([, one], [, other]) => one.localeCompare(other, 'ca')));
}
