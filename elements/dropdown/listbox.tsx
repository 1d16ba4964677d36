import check from 'virtual:icon/line/check';
import chevron from 'virtual:icon/line/chevron-down';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../src/ui/icon.tsx';
import { nextIndex } from '../../src/ui/next-index.ts';
import popup from '../../src/ui/popup.module.css';
import { useDismiss } from '../../src/ui/use-dismiss.ts';
import { useRoom } from '../../src/ui/use-room.ts';
import { findTyped, isSign, useTypedText } from '../../src/ui/use-typed-text.ts';
import styles from './dropdown.module.css';
import type { DropdownOption } from './dropdown.types.ts';

interface Props {
  labelId: string;
  /** Selection as the text of the button. */
  shown: string;
  options: readonly DropdownOption[];
  chosen: readonly string[];
  isMultiple: boolean;
  isOpen: boolean;
  closesOnScroll: boolean;
  onToggle(isOpen: boolean): void;
  onChoose(value: string): void;
}

/** Keys that open the list. Arrow keys, Home and End also set the active option; others go to the selected one. */
const opening = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', ' '];

/**
 * The select-only combobox of the ARIA patterns: the focus stays on the button, so that it is never lost, and the
 * button says which option is the current one (NAV-05, NAV-06, NAV-10).
 */
export function Listbox(props: Props) {
  const { labelId, shown, options, chosen, isMultiple, isOpen, onToggle, onChoose } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(-1);
  const room = useRoom(list, isOpen);
  const typed = useTypedText();
  const close = () => onToggle(false);
  useDismiss(anchor, isOpen, close, props.closesOnScroll);

  const firstChosen = options.findIndex(({ value }) => chosen.includes(value));
  useEffect(() => {
    if (isOpen && active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, active]);

  function open(index = firstChosen) {
    setActive(index);
    onToggle(true);
  }

  function choose(index: number) {
    const option = options[index];
    setActive(index);
    if (option) onChoose(option.value);
    if (!isMultiple) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const isText = isSign(event) && (key !== ' ' || typed.isTyping());
    if (key === 'Tab') return;
    if (isText) {
      const names = options.map(({ name }) => name);
      const found = findTyped(names, typed.add(key), isOpen ? active : firstChosen);
      if (!isOpen) open(found >= 0 ? found : firstChosen);
      else if (found >= 0) setActive(found);
    } else if (!isOpen) {
      if (!opening.includes(key)) return;
      const edge = key === 'Home' || key === 'End' ? nextIndex(key, -1, options.length) : undefined;
      open(edge ?? Math.max(firstChosen, 0));
    } else if (key === 'Escape') {
      event.stopPropagation(); // otherwise the layer around it would close as well
      close();
    } else if (key === 'Enter' || key === ' ') choose(active);
    else {
      const next = nextIndex(key, active, options.length);
      if (next === undefined) return;
      setActive(next);
    }
    event.preventDefault();
  }

  return (
    <div className={popup.anchor} ref={anchor}>
      <button
        ref={button}
        type="button"
        className={`ap-plain ${styles.button}`}
        role="combobox"
        aria-labelledby={labelId}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-activedescendant={isOpen && active >= 0 ? `${id}${active}` : undefined}
        onKeyDown={onKeyDown}
        onClick={() => {
          button.current?.focus(); // Safari does not focus a pressed button
          if (isOpen) close();
          else open();
        }}
      >
        <span className={styles.shown}>{shown}</span>
        <Icon path={chevron} line />
      </button>
      <ul
        ref={list}
        id={id}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the combobox
        role="listbox"
        aria-labelledby={labelId}
        aria-multiselectable={isMultiple || undefined}
        className={popup.panel}
        hidden={!isOpen}
        data-up={room.up || undefined}
        data-end={room.end || undefined}
        tabIndex={-1}
        // the focus stays where it is
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {options.map(({ name, value }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the button
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays on the button
          <li
            key={value}
            id={`${id}${index}`}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of the combobox
            role="option"
            className={styles.option}
            aria-selected={chosen.includes(value)}
            data-active={index === active || undefined}
            data-box={isMultiple || undefined}
            onClick={() => choose(index)}
          >
            <span className={styles.mark}>{chosen.includes(value) && <Icon path={check} line />}</span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
