import closeIcon from 'virtual:icon/line/x';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { fill } from '../../src/i18n/texts.ts';
import { defaultsOf } from '../../src/ui/defaults-of.ts';
import { Icon } from '../../src/ui/icon.tsx';
import { texts as suggestTexts } from '../../src/ui/suggest.texts.ts';
import { suggest } from '../../src/ui/suggest.ts';
import { SuggestField } from '../../src/ui/suggest-field.tsx';
import { useSuggestions } from '../../src/ui/use-suggestions.ts';
import { contract } from './predictive-search.element.ts';
import styles from './predictive-search.module.css';
import { texts as ownTexts } from './predictive-search.texts.ts';
import type { Item } from './predictive-search.types.ts';
import { fieldOf, itemsOf, readItems } from './read-items.ts';

const all = { ...suggestTexts, ...ownTexts };
/** Maximum length of a text: no name is longer. */
export const LONGEST = 100;

/** Field that adds names of a list, with a button that removes each of them (LIST-07). */
export function SeveralNames(props: ElementProps<typeof contract>) {
  const { max, min, label, name, placeholder } = props;
  const texts = useTexts(all);
  const host = useHost();
  const emit = useEmit(contract);
  const { items, chosen, setChosen, isFieldSent } = useChosen(props);
  const [text, setText] = useState('');
  /** Text that is no name of the list. */
  const [unknown, setUnknown] = useState('');
  const heading = label ?? texts['predictive.label'];

  const change = (next: readonly Item[], changed: string) => {
    setChosen(next);
    emit('ap-predictive-change', { value: next.map(({ value }) => value), name: changed });
  };
  const write = (next: string) => {
    setText(next);
    setUnknown('');
  };
  const add = (given = text) => {
    const wanted = given.trim();
    // a suggestion of the same length is the typed name, apart from case and accents
    const length = wanted.normalize().length;
    const names = items.map((item) => item.name).filter((one) => one.normalize().length === length);
    const [whole] = suggest(names, wanted);
    const found = items.find((item) => item.name === whole);
    if (!found) {
      setUnknown(wanted);
      return;
    }
    write('');
    if (!chosen.includes(found)) change([...chosen, found], found.name);
  };
  const remove = (item: Item) => {
    host.querySelector<HTMLElement>('[role="combobox"]')?.focus();
    change(
      chosen.filter((one) => one !== item),
      item.name,
    );
  };
  const free = items.filter((item) => !chosen.includes(item)).map((item) => item.name);
  const suggestions = useSuggestions(free, add, { most: max, least: min });

  return (
    <>
      <SuggestField
        label={heading}
        value={text}
        longest={LONGEST}
        placeholder={placeholder}
        suggestions={suggestions}
        texts={texts}
        onWrite={write}
        onEnter={() => add()}
        onLeave={() => add()}
      />
      {unknown && (
        <p className={styles.unknown} role="alert">
          {fill(texts['predictive.unknown'], { text: unknown })}
        </p>
      )}
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={fill(texts['predictive.chosen'], { label: heading })}>
          {chosen.map((item) => (
            <li key={item.value}>
              <button
                type="button"
                className="ap-button ap-quiet"
                aria-label={fill(texts['predictive.remove'], { name: item.name })}
                onClick={() => remove(item)}
              >
                <span>{item.name}</span>
                <Icon path={closeIcon} line />
              </button>
            </li>
          ))}
        </ul>
      )}
      {name !== undefined &&
        !isFieldSent &&
        chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} />)}
    </>
  );
}

/** Selected names of a list, by the page or else by the server's `<select>`. */
function useChosen({ items: given, values }: ElementProps<typeof contract>) {
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
