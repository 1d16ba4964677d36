import { useEffectEvent, useId, useState } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { Beside, useNodeEdits } from '../../src/element/server-nodes.tsx';
import { fill } from '../../src/i18n/texts.ts';
import { nextIndex } from '../../src/ui/next-index.ts';
import { suggest } from '../../src/ui/suggest.ts';
import styles from './suggestions.module.css';
import { texts as ownTexts } from './suggestions.texts.ts';

interface SuggestionsProps {
  /** The server's form and its field, which stays a field: whoever wants none of these writes on. */
  form: HTMLElement;
  fields: readonly HTMLElement[];
  suggestions: unknown;
  onChoose: (field: HTMLInputElement) => void;
}

const NONE = -1;

/** Names in what a page gives: texts, or items of other lists. */
function readNames(data: unknown): string[] {
  if (!Array.isArray(data)) return [];
  const names = data.map((one: unknown) => (one as { name?: unknown } | null)?.name ?? one);
  return [...new Set(names.filter((name): name is string => typeof name === 'string' && name.trim() !== ''))];
}

/** Proposes texts while something is typed (SRCH-13), as a combobox: the focus stays in the field. */
export default function Suggestions({ form, fields, suggestions, onChoose }: SuggestionsProps) {
  const texts = useTexts(ownTexts);
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NONE);
  const found = suggest(readNames(suggestions), typed);
  const isOpen = found.length > 0;
  const optionId = (index: number) => `${id}-${index}`;

  const show = (text: string) => {
    setTyped(text);
    setActive(NONE);
  };
  const choose = (name: string | undefined) => {
    const field = fields[0] as HTMLInputElement | undefined;
    if (!field || name === undefined) return;
    field.value = name;
    show('');
    onChoose(field);
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (event.key === 'Escape') show('');
    else if (isArrow) setActive(nextIndex(event.key, active, found.length) ?? NONE);
    else if (event.key === 'Enter' && active !== NONE) choose(found[active]);
    else return;
    event.preventDefault();
    event.stopPropagation(); // or the layer would close as well
  });
  useNodeEdits(
    fields,
    (node, { attribute, listen }) => {
      attribute('role', 'combobox');
      attribute('aria-autocomplete', 'list');
      attribute('aria-controls', id);
      listen('input', () => show((node as HTMLInputElement).value));
      listen('keydown', (event) => onKey(event));
    },
    [id],
  );
  useNodeEdits(
    fields,
    (_node, { attribute }) => {
      attribute('aria-expanded', String(isOpen));
      attribute('aria-activedescendant', isOpen && active !== NONE ? optionId(active) : null);
    },
    [isOpen, active],
  );

  return (
    <Beside node={form} place="beforeend">
      <div
        className={styles.list}
        id={id}
        role="listbox"
        aria-label={texts['header.suggestions']}
        hidden={!isOpen}
        // the focus stays in the field
        onPointerDown={(event) => event.preventDefault()}
      >
        {found.map((name, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus and the keys are the field's
          <div
            key={name}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            onClick={() => choose(name)}
          >
            {name}
          </div>
        ))}
      </div>
      <p className="ap-visually-hidden" role="status">
        {isOpen ? fill(texts[countKey(found.length)], { n: found.length }) : ''}
      </p>
    </Beside>
  );
}

const countKey = (count: number) => (count === 1 ? 'header.suggestions-one' : 'header.suggestions-count');
