import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import type { MenuLink } from './link-menu.types.ts';
import { nextIndex } from './next-index.ts';
import styles from './popup.module.css';
import { useDismiss } from './use-dismiss.ts';
import { useRoom } from './use-room.ts';
import { findTyped, isSign, useTypedText } from './use-typed-text.ts';

interface Props {
  /** Content of the button. */
  children: ReactNode;
  /** Accessible name, if its content has none. */
  label?: string | undefined;
  buttonClass: string | undefined;
  links: readonly MenuLink[];
  isOpen: boolean;
  onToggle(isOpen: boolean): void;
  onChoose?: ((link: MenuLink) => void) | undefined;
  closesOnScroll?: boolean;
}

/**
 * Button that shows links, which can still be opened in another tab. By keyboard it opens with Enter, Space and the
 * arrows, which move between links as Tab does; Escape closes it and returns the focus (NAV-10).
 */
export function LinkMenu({
  children,
  label,
  buttonClass,
  links,
  isOpen,
  onToggle,
  onChoose,
  closesOnScroll,
}: Props) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const room = useRoom(panel, isOpen);
  const typed = useTypedText();
  const close = () => {
    // a focused element must not be hidden
    if (panel.current?.contains(document.activeElement)) button.current?.focus({ preventScroll: true });
    onToggle(false);
  };
  useDismiss(anchor, isOpen, close, closesOnScroll);

  const goTo = (index: number) => panel.current?.querySelectorAll('a')[index]?.focus();

  function onKeyDown(event: KeyboardEvent) {
    const shown = [...(panel.current?.querySelectorAll('a') ?? [])];
    const now = shown.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation(); // else the surrounding layer would close too
      button.current?.focus();
      onToggle(false);
      return;
    }
    if (!isOpen) {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      onToggle(true);
      const last = event.key === 'ArrowUp';
      // shown first, since hidden elements cannot get the focus
      requestAnimationFrame(() => goTo(last ? (panel.current?.querySelectorAll('a').length ?? 0) - 1 : 0));
      return;
    }
    const next = nextIndex(event.key, now, shown.length);
    if (next !== undefined) {
      event.preventDefault();
      shown[next]?.focus();
    } else if (now >= 0 && isSign(event) && event.key !== ' ') {
      const names = shown.map((link) => link.textContent ?? '');
      shown[findTyped(names, typed.add(event.key), now)]?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the button and the links within
    <div className={styles.anchor} ref={anchor} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={`ap-plain ${buttonClass}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={label}
        onClick={() => onToggle(!isOpen)}
      >
        {children}
      </button>
      <ul
        ref={panel}
        id={id}
        className={styles.panel}
        hidden={!isOpen}
        data-up={room.up || undefined}
        data-end={room.end || undefined}
      >
        <Items links={links} onChoose={onChoose} />
      </ul>
    </div>
  );
}

function Items({ links, onChoose }: Pick<Props, 'links' | 'onChoose'>) {
  return links.map((link) => (
    <li key={`${link.href} ${link.title}`}>
      <a
        className={styles.link}
        href={link.href}
        target={link.target}
        rel={link.rel}
        aria-current={link.current}
        onClick={() => onChoose?.(link)}
      >
        {link.title}
      </a>
      {link.children && link.children.length > 0 && (
        <ul>
          <Items links={link.children} onChoose={onChoose} />
        </ul>
      )}
    </li>
  ));
}
