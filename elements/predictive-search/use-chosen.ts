import { useLayoutEffect, useMemo, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import type { contract } from './predictive-search.element.ts';
import type { Item } from './predictive-search.types.ts';
import { fieldOf, itemsOf, readItems } from './read-items.ts';

/** The names of a list that are chosen: those that the page sets, else those of the server's `<select>`. */
export function useChosen({ items: given, values }: ElementProps<typeof contract>) {
  const host = useHost();
  const [field] = useState(() => fieldOf(host));
  const select = field instanceof HTMLSelectElement ? field : undefined;
  const items = useMemo(() => {
    const own = readItems(given);
    return own.length > 0 ? own : itemsOf(host, field);
  }, [given, host, field]);
  const [codes, setCodes] = useState<readonly string[]>(() =>
    [...(select?.selectedOptions ?? [])].map(({ value }) => value),
  );
  const set = Array.isArray(values) ? values.map(String).join(' ') : undefined;
  useLayoutEffect(() => {
    if (set !== undefined) setCodes(set.split(' '));
  }, [set]);
  const chosen = useMemo(
    () => codes.flatMap((code) => items.find(({ value }) => value === code && code !== '') ?? []),
    [codes, items],
  );

  // the server's field goes with the form, as without the widget
  useLayoutEffect(() => {
    for (const option of select?.options ?? []) option.selected = codes.includes(option.value);
  }, [select, codes]);
  useListener(document, 'reset', ({ target }) => {
    if ((target as Element).contains(host)) setCodes(select ? defaultsOf(select) : []);
  });

  return {
    items,
    chosen,
    setChosen: (next: readonly Item[]) => setCodes(next.map(({ value }) => value)),
    isFieldSent: Boolean(field?.name),
  };
}
