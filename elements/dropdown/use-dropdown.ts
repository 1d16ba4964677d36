import { useLayoutEffect, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import { contract } from './dropdown.element.ts';
import type { DropdownOption } from './dropdown.types.ts';
import { chosenIn, linksOf, optionsOf, readOptions, selectOf, toList } from './read-server.ts';

type Host = HTMLElement & { value: string | string[] | undefined; open: boolean };

/** Options, selection and visibility. The host holds them, so that pages can set them. */
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
    // what the reader had chosen before the widget came is undone too
    if (select) setInitial(defaultsOf(select));
  });

  return {
    links,
    options,
    chosen,
    /** The server's own field is named: another one would be sent twice. */
    hasOwnField: Boolean(select?.name),
    toggle(isOpen: boolean) {
      if (isOpen === host.open) return;
      host.open = isOpen;
      emit('ap-dropdown-toggle', { open: isOpen });
    },
    choose(option: string) {
      // what the host holds: the last press may not have been drawn yet
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
