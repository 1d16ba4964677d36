import { useLayoutEffect, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { fieldsOf } from '../../src/page/read-unknown.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import type { MenuLink } from '../../src/ui/link-menu.types.ts';
import { readLink } from '../../src/ui/read-link.ts';
import { contract } from './dropdown.element.ts';
import type { DropdownOption } from './dropdown.types.ts';

const isOption = (option: unknown): option is DropdownOption => {
  const { name, value } = fieldsOf(option);
  return typeof name === 'string' && typeof value === 'string';
};

/** Reads the options of the property or the attribute, and drops invalid ones. */
const readOptions = (options: unknown): DropdownOption[] =>
  Array.isArray(options) ? options.filter(isOption) : [];

const selectOf = (host: Element): HTMLSelectElement | null =>
  host.querySelector<HTMLSelectElement>('select:not([data-ap-mount] *)');

/** Links of the server, for a dropdown without a `<select>`. */
const linksOf = (host: Element): MenuLink[] =>
  [...host.querySelectorAll<HTMLAnchorElement>('a[href]:not([data-ap-mount] *, [slot] *)')].map((link) => ({
    ...readLink(link),
    current: link.getAttribute('aria-current') === 'page' ? 'page' : undefined,
  }));

function optionsOf(select: HTMLSelectElement | null): DropdownOption[] {
  const options = [...(select?.options ?? [])].filter((option) => !option.disabled);
  return options.map(({ text, value }) => ({ name: text, value }));
}

/** Values already selected in the server's field by the reader or the page. */
const chosenIn = (select: HTMLSelectElement): string[] =>
  [...select.selectedOptions].map(({ value }) => value);

/** Reads a value as a list: a property may hold a text or a list in dropdowns of either kind. */
function toList(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}

type Host = HTMLElement & { value: string | string[] | undefined; open: boolean };

/** Options, selection and visibility. They are kept in the host, so that pages can set them. */
export function useDropdown({ multiple, options: given, value }: ElementProps<typeof contract>) {
  const host = useHost() as Host;
  const emit = useEmit(contract);
  const [select] = useState(() => selectOf(host));
  const [links] = useState(() => (select ? [] : linksOf(host)));
  const own = readOptions(given);
  const options: DropdownOption[] = own.length > 0 ? own : optionsOf(select);
  /** Selection of the server's field, until it changes. */
  const [initial, setInitial] = useState(() => (select ? chosenIn(select) : []));
  const chosenOf = (held: unknown) =>
    (held === undefined ? initial : toList(held)).slice(0, multiple ? undefined : 1);
  const chosen = chosenOf(value);
  const asValue = (list: string[]) => (multiple ? list : (list[0] ?? ''));

  // keeps the server's field in sync: the form submits it
  const all = chosen.join('\n');
  useLayoutEffect(() => {
    if (value === undefined) return;
    for (const option of select?.options ?? []) option.selected = all.split('\n').includes(option.value);
  }, [select, all, value]);

  useListener(document, 'reset', ({ target }) => {
    if (!(target as Element).contains(host)) return;
    host.value = undefined;
    // also resets what the reader chose before the widget was there
    if (select) setInitial(defaultsOf(select));
  });

  return {
    links,
    options,
    chosen,
    /** The server's field has a name: a second field would submit the value twice. */
    hasOwnField: Boolean(select?.name),
    toggle(isOpen: boolean) {
      if (isOpen === host.open) return;
      host.open = isOpen;
      emit('ap-dropdown-toggle', { open: isOpen });
    },
    choose(option: string) {
      // read from the host: the last press may not be rendered yet
      const before = chosenOf(host.value);
      const isChosen = before.includes(option);
      if (isChosen && !multiple) return;
      const next = multiple
        ? options.map((one) => one.value).filter((one) => (one === option ? !isChosen : before.includes(one)))
        : [option];
      host.value = asValue(next);
      emit('ap-dropdown-change', { value: asValue(next) });
    },
    follow: (href: string) => emit('ap-dropdown-change', { value: href }),
  };
}
