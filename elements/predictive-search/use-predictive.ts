import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { bare } from '../../src/i18n/bare.ts';
import { contract } from './predictive-search.element.ts';
import { defaultOf, fieldOf, itemsOf, readItems } from './read-items.ts';

type Host = HTMLElement & { value: string | undefined };

/** Typed text and its item. */
export function usePredictive({ items: given, value, name }: ElementProps<typeof contract>) {
  const host = useHost() as Host;
  const emit = useEmit(contract);
  const [field] = useState(() => fieldOf(host));
  const items = useMemo(() => {
    const own = readItems(given);
    return own.length > 0 ? own : itemsOf(host, field);
  }, [given, host, field]);
  const nameOf = (wanted: string) => items.find((item) => item.value === wanted)?.name ?? wanted;

  const [initial, setInitial] = useState(() => field?.value ?? '');
  const shown = value ?? initial;
  /** Text typed by the reader, until the page sets another value. */
  const [written, setWritten] = useState<{ text: string; value: string }>();
  const text = written?.value === shown ? written.text : nameOf(shown);
  const write = (next: string) => setWritten({ text: next, value: shown });
  const told = useRef(shown);
  useLayoutEffect(() => {
    told.current = shown;
    setWritten((before) => (before?.value === shown ? before : undefined));
  }, [shown]);

  useListener(document, 'reset', ({ target }) => {
    if (!(target as Element).contains(host)) return;
    host.value = undefined;
    setInitial(defaultOf(field));
    setWritten(undefined);
    told.current = defaultOf(field);
  });

  const meant = (name: string) => {
    const sought = bare(name.trim());
    const found = items.find((item) => bare(item.name) === sought);
    return found ?? { name: name.trim(), value: name.trim() };
  };
  const current = meant(text);

  // the form submits the server's field, as without the widget
  useLayoutEffect(() => {
    if (field) field.value = field instanceof HTMLSelectElement ? current.value : current.name;
  }, [field, current.value, current.name]);

  return {
    names: useMemo(() => items.map((item) => item.name), [items]),
    text,
    write,
    /** Notifies the page of the selected item, once. */
    commit(name = text) {
      const item = meant(name);
      write(item.name);
      if (item.value === told.current) return;
      told.current = item.value;
      emit('ap-predictive-change', { value: item.value, name: item.name });
    },
    /** Value for the form, unless the server's own field is submitted. */
    hidden: name !== undefined && !field?.name ? current.value : undefined,
  };
}
