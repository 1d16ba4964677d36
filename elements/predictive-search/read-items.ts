import { fieldsOf } from '../../src/page/read-unknown.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import type { Item } from './predictive-search.types.ts';

/** Reads items from a property or JSON of any shape; each name occurs once. */
export function readItems(data: unknown): Item[] {
  if (!Array.isArray(data)) return [];
  const all = data.flatMap((one: unknown): Item[] => {
    const given = fieldsOf(one);
    const name = given.name ?? given.NOMBRE;
    const value = given.value ?? given.C_INE;
    if (typeof name !== 'string' || typeof value !== 'string' || name.trim() === '') return [];
    return [{ name, value }];
  });
  return [...new Map(all.map((item) => [item.name, item])).values()];
}

export type ServerField = HTMLInputElement | HTMLSelectElement;

/** Field of the server, which works without a script. */
export const fieldOf = (host: Element): ServerField | null =>
  host.querySelector<ServerField>(':is(input, select):not([data-ap-mount] *)');

/** Value of a field after a form reset. */
export function defaultOf(field: ServerField | null): string {
  if (field instanceof HTMLSelectElement) return defaultsOf(field)[0] ?? '';
  return field?.defaultValue ?? '';
}

/** Items of the server's field. In a datalist the value is the visible text. */
export function itemsOf(host: Element, field: ServerField | null): Item[] {
  const options =
    field instanceof HTMLSelectElement
      ? [...field.options].filter(({ value }) => value !== '')
      : [...host.querySelectorAll<HTMLOptionElement>('datalist option:not([data-ap-mount] *)')];
  return readItems(options.map(({ text, label, value }) => ({ name: text || label || value, value })));
}
