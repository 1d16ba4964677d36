import { fieldsOf } from '../../src/page/read-unknown.ts';
import type { MenuLink } from '../../src/ui/link-menu.types.ts';
import { readLink } from '../../src/ui/read-link.ts';
import type { DropdownOption } from './dropdown.types.ts';

const isOption = (option: unknown): option is DropdownOption => {
  const { name, value } = fieldsOf(option);
  return typeof name === 'string' && typeof value === 'string';
};

/** Those of the property or the attribute, whatever somebody has put in it. */
export const readOptions = (options: unknown): DropdownOption[] =>
  Array.isArray(options) ? options.filter(isOption) : [];

export const selectOf = (host: Element): HTMLSelectElement | null =>
  host.querySelector<HTMLSelectElement>('select:not([data-ap-mount] *)');

/** The links of the server, where it has written no `<select>`. */
export const linksOf = (host: Element): MenuLink[] =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[href]:not([data-ap-mount] *, [slot] *)')].map((link) => ({
    ...readLink(link),
    current: link.getAttribute('aria-current') === 'page' ? 'page' : undefined,
  }));

export function optionsOf(select: HTMLSelectElement | null): DropdownOption[] {
  const options = [...(select?.options ?? [])].filter((option) => !option.disabled);
  return options.map(({ text, value }) => ({ name: text, value }));
}

/** Values already selected in the server's field by the reader or the page. */
export const chosenIn = (select: HTMLSelectElement): string[] =>
  [...select.selectedOptions].map(({ value }) => value);

/** A property may hold a text or a list, whichever the kind of the dropdown. */
export function toList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}
