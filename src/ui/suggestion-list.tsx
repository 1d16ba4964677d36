import { useEffect, useRef } from 'react';
import { plural } from '../i18n/numbers.ts';
import type { texts as ownTexts } from './suggest.texts.ts';
import type { Suggestions } from './use-suggestions.ts';

interface Props {
  suggestions: Suggestions;
  texts: typeof ownTexts;
  className: string | undefined;
}

/** List of a combobox, with the number of suggestions for screen readers. */
export function SuggestionList({ suggestions, texts, className }: Props) {
  const { id, found, isOpen, active, optionId, choose } = suggestions;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <div
        ref={list}
        className={className}
        id={id}
        role="listbox"
        aria-label={texts['suggest.list']}
        hidden={!isOpen}
        // keeps the focus in the field
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
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
        {isOpen ? plural(found.length, texts['suggest.one'], texts['suggest.count']) : ''}
      </p>
    </>
  );
}
