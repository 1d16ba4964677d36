import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { useNodeEdits, useServerNodes } from '../../src/element/server-nodes.tsx';
import { usePart } from '../../src/element/use-part.ts';
import type { Group, ListQuery } from '../../src/lists/list-query.ts';
import { isPlainPress } from '../../src/page/is-plain-press.ts';
import { nextIndex as nextPlace } from '../../src/ui/next-index.ts';
import type { contract } from './index.element.ts';
import { texts as ownTexts } from './index.texts.ts';
import type { IndexEvent } from './index-machine.ts';
import { readEarlyInput } from './read-server.ts';
import { sources } from './sources.ts';

const CONTROLS = '[data-index-controls], form[data-index-form], a[data-letter]';

type Field = HTMLElement & { value: unknown; values?: unknown };

interface Told {
  value: string | string[];
}

/** Selected values of a field with one value or a list. */
const toList = (value: Told['value']): string[] => [value].flat().filter((one) => one !== '');

/**
 * Listens to the server's letters, form and fields, or renders our own if there are none. A selection searches here
 * instead of loading another page.
 */
export function useControls(
  props: ElementProps<typeof contract>,
  letters: readonly string[],
  search: ListQuery,
  send: (event: IndexEvent) => void,
): void {
  const host = useHost();
  useOwnControls(props, letters, search);

  const forms = useServerNodes('form[data-index-form]');
  const fields = useServerNodes('form[data-index-form] input[name="text"]');
  useNodeEdits(
    forms,
    (_form, { listen }) =>
      listen('submit', (event) => {
        event.preventDefault();
        send({ type: 'submit' });
      }),
    [send],
  );
  useNodeEdits(
    fields,
    (field, { listen }) =>
      listen('input', () => send({ type: 'write', text: (field as HTMLInputElement).value })),
    [send],
  );
  const [early] = useState(() => readEarlyInput(host));
  useEffect(() => {
    const { text, ...selected } = early;
    if (text !== undefined) send({ type: 'write', text });
    for (const [group, values] of Object.entries(selected))
      send({ type: 'choose', group: group as Group, values });
  }, [early, send]);
  useEffect(() => {
    for (const field of fields as readonly HTMLInputElement[])
      if (field.value.trim() !== search.text.trim()) field.value = search.text;
  }, [fields, search.text]);

  const links = useServerNodes('a[data-letter]');
  const current = search.text === '' ? search.letter : undefined;
  useNodeEdits(
    links,
    (link, { attribute, listen }, index) => {
      const isCurrent = link.dataset.letter === current;
      attribute('aria-current', isCurrent ? 'page' : null);
      // the thirty letters are one tab stop on the way to the list (BEY-21)
      const isStop = isCurrent || (index === 0 && !links.some(({ dataset }) => dataset.letter === current));
      attribute('tabindex', isStop ? null : '-1');
      listen('click', (event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        send({ type: 'letter', letter: link.dataset.letter ?? '' });
      });
      listen('keydown', (event) => {
        const key = { ArrowRight: 'ArrowDown', ArrowLeft: 'ArrowUp' }[event.key] ?? event.key;
        const place = nextPlace(key, index, links.length);
        if (place === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        links[place]?.focus();
      });
    },
    [current, send],
  );

  const groups = useServerNodes('[data-group]');
  const choose = useEffectEvent((group: Group, value: Told['value']) => {
    const values = toList(value);
    // the page's field may accept any text: a value that is no municipality is ignored
    const isPlace = group !== 'location' || values.every((one) => /^\d{5}$/.test(one));
    send({ type: 'choose', group, values: isPlace ? values : [] });
  });
  useEffect(() => {
    const hear = (event: Event) => {
      const { group } = (event.currentTarget as HTMLElement).dataset;
      choose(group as Group, (event as CustomEvent<Told>).detail.value);
    };
    // the server's field, until the widget around it is there
    const hearField = (event: Event) => {
      if (!(event.target instanceof HTMLSelectElement)) return;
      const { group } = (event.currentTarget as HTMLElement).dataset;
      choose(
        group as Group,
        [...event.target.selectedOptions].map(({ value }) => value),
      );
    };
    const listeners = { 'ap-dropdown-change': hear, 'ap-predictive-change': hear, change: hearField };
    for (const node of groups)
      for (const [type, listener] of Object.entries(listeners)) node.addEventListener(type, listener);
    return () => {
      for (const node of groups)
        for (const [type, listener] of Object.entries(listeners)) node.removeEventListener(type, listener);
    };
  }, [groups]);
  useEffect(() => {
    for (const node of groups as readonly Field[]) {
      const values = search[node.dataset.group as Group] ?? [];
      const isList = node.localName === 'ap-dropdown' || node.hasAttribute('multiple');
      const value = isList ? [...values] : (values[0] ?? '');
      const name = isList && node.localName !== 'ap-dropdown' ? 'values' : 'value';
      if (String(node[name] ?? '') !== String(value)) node[name] = value;
    }
  }, [groups, search]);
}

function useOwnControls(
  props: ElementProps<typeof contract>,
  letters: readonly string[],
  search: ListQuery,
): void {
  const host = useHost();
  const texts = useTexts(ownTexts);
  const isMissing = !host.querySelector(`:is(${CONTROLS}):not([data-ap-made], [data-ap-made] *)`);
  const { part: makeControls } = usePart(() => import('./controls.part.ts'), isMissing);
  const make = useEffectEvent(() => {
    const { locations, ages, filters } = props;
    const hasText = !sources[props.source ?? 'programmes'].hasNoText;
    return makeControls?.({
      hasText,
      path: location.pathname,
      letters,
      search,
      locations,
      ages,
      filters,
      texts,
    });
  });
  const options = [props.locations, props.ages, props.filters].map((list) => list.length).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are made anew for other letters and other options alone
  useEffect(() => {
    const made = make();
    if (!made) return;
    host.prepend(made);
    return () => made.remove();
  }, [host, makeControls, letters, options]);
}
