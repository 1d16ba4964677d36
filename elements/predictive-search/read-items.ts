import { fieldsOf } from '../../src/page/unknown.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import type { Item } from './predictive-search.types.ts';

/** Of the property or the JSON, whatever somebody has put in it: each name once. */
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

/** The server's field, which is what there is without a script. */
export const fieldOf = (host: Element): ServerField | null =>
  host.querySelector<ServerField>(':is(input, select):not([data-ap-mount] *)');

/** What it has when its form is reset. */
export function defaultOf(field: ServerField | null): string {
  if (field instanceof HTMLSelectElement) return defaultsOf(field)[0] ?? '';
  return field?.defaultValue ?? '';
}

/** What the server's field offers. In a list of a field the value is what is read. */
export function itemsOf(host: Element, field: ServerField | null): Item[] {
  const options =
    field instanceof HTMLSelectElement
      ? [...field.options].filter(({ value }) => value !== '')
      : [...host.querySelectorAll<HTMLOptionElement>('datalist option:not([data-ap-mount] *)')];
  return readItems(options.map(({ text, label, value }) => ({ name: text || label || value, value })));
}
