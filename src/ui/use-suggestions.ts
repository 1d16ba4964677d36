import { useEffectEvent, useId, useState } from 'react';
import { isInputMethodKey } from './input-method.ts';
import { nextIndex } from './next-index.ts';
import { suggest } from './suggest.ts';

/** Properties that native and React key events share. */
type Key = Pick<KeyboardEvent, 'key' | 'keyCode' | 'preventDefault' | 'stopPropagation'>;

export interface Suggestions {
  /** Id of the list that the field controls. */
  id: string;
  found: readonly string[];
  isOpen: boolean;
  /** Active index, -1 for none: the focus stays in the field. */
  active: number;
  optionId(index: number): string;
  /** Shows suggestions for a text; none for an empty one. */
  show(text: string): void;
  close(): void;
  choose(name: string): void;
  onKey(event: Key): void;
}

const NONE = -1;

interface Options {
  /** Maximum number of suggestions (SRCH-07). */
  most?: number;
  /** Letters before anything is. */
  least?: number;
}

/**
 * Behaviour of a combobox with a list: suggestions while typing, and keys (SRCH-06, SRCH-07, SRCH-13). The user may
 * ignore them and type on.
 */
export function useSuggestions(
  names: readonly string[],
  onChoose: (name: string) => void,
  { most, least = 1 }: Options = {},
): Suggestions {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(NONE);
  const found = [...typed.trim()].length < least ? [] : suggest(names, typed, most);
  const isOpen = found.length > 0;

  const show = (text: string) => {
    setTyped(text);
    setActive(NONE);
  };
  const close = () => show('');
  const choose = (name: string) => {
    close();
    onChoose(name);
  };
  const onKey = useEffectEvent((event: Key) => {
    if (!isOpen || isInputMethodKey(event)) return;
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    const chosen = found[active];
    if (event.key === 'Escape') close();
    else if (isArrow) setActive(nextIndex(event.key, active, found.length) ?? NONE);
    else if (event.key === 'Enter' && chosen !== undefined) choose(chosen);
    else return;
    event.preventDefault();
    event.stopPropagation(); // else the surrounding layer or form would handle the key too
  });

  return {
    id,
    found,
    isOpen,
    active,
    optionId: (index) => `${id}-${index}`,
    show,
    close,
    choose,
    onKey: (event) => onKey(event),
  };
}
