import { useId, useRef } from 'react';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import popup from '../../src/ui/popup.module.css';
import { texts as suggestTexts } from '../../src/ui/suggest.texts.ts';
import { SuggestionList } from '../../src/ui/suggestion-list.tsx';
import { useDismiss } from '../../src/ui/use-dismiss.ts';
import { useSuggestions } from '../../src/ui/use-suggestions.ts';
import { contract } from './predictive-search.element.ts';
import styles from './predictive-search.module.css';
import { texts as ownTexts } from './predictive-search.texts.ts';
import { usePredictive } from './use-predictive.ts';

const all = { ...suggestTexts, ...ownTexts };
/** More is no name of anything. */
const LONGEST = 100;

/** The editable combobox with list autocomplete of the ARIA patterns (SRCH-06, SRCH-07, SRCH-13). */
export function PredictiveSearch(props: ElementProps<typeof contract>) {
  const { max, min, label, name, placeholder } = props;
  const texts = useTexts(all);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const { names, text, write, commit, hidden } = usePredictive(props);
  const suggestions = useSuggestions(names, commit, { most: max, least: min });
  const { isOpen, active } = suggestions;
  useDismiss(anchor, isOpen, suggestions.close);

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label ?? texts['predictive.label']}
      </label>
      <div className={popup.anchor} ref={anchor}>
        <input
          id={id}
          className={styles.input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={suggestions.id}
          aria-activedescendant={isOpen && active >= 0 ? suggestions.optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => {
            write(target.value);
            suggestions.show(target.value);
          }}
          onKeyDown={({ nativeEvent }) => {
            suggestions.onKey(nativeEvent);
            if (nativeEvent.key === 'Enter' && !nativeEvent.defaultPrevented) commit();
          }}
          onBlur={() => commit()}
        />
        <SuggestionList suggestions={suggestions} texts={texts} className={`${popup.panel} ${styles.list}`} />
      </div>
      {hidden !== undefined && <input type="hidden" name={name} value={hidden} />}
    </div>
  );
}

export default defineElement(contract, PredictiveSearch);
