import { useId, useRef } from 'react';
import { isInputMethodKey } from './input-method.ts';
import popup from './popup.module.css';
import type { texts as ownTexts } from './suggest.texts.ts';
import styles from './suggest-field.module.css';
import { SuggestionList } from './suggestion-list.tsx';
import { useDismiss } from './use-dismiss.ts';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  label: string;
  value: string;
  /** Longest text, in characters. */
  longest: number;
  placeholder?: string | undefined;
  suggestions: Suggestions;
  texts: typeof ownTexts;
  onWrite: (text: string) => void;
  /** Called for an Enter that chooses nothing from the list. */
  onEnter: () => void;
  onLeave?: () => void;
}

/** Combobox of the ARIA authoring practices: a text field with suggestions while typing (SRCH-06, WEA-20). */
export function SuggestField({
  label,
  longest,
  suggestions,
  texts,
  onWrite,
  onEnter,
  onLeave,
  ...field
}: Props) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { isOpen, active } = suggestions;
  useDismiss(anchor, isOpen, suggestions.close);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={popup.anchor} ref={anchor}>
        <input
          {...field}
          id={id}
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={suggestions.id}
          aria-activedescendant={isOpen && active >= 0 ? suggestions.optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={longest}
          onChange={({ target }) => {
            onWrite(target.value);
            suggestions.show(target.value);
          }}
          onKeyDown={({ nativeEvent }) => {
            if (isInputMethodKey(nativeEvent)) return;
            suggestions.onKey(nativeEvent);
            if (nativeEvent.key === 'Enter' && !nativeEvent.defaultPrevented) onEnter();
          }}
          onBlur={onLeave}
        />
        <SuggestionList suggestions={suggestions} texts={texts} className={`${popup.panel} ${styles.list}`} />
      </div>
    </div>
  );
}
