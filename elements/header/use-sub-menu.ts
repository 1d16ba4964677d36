import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that the pointer rests before a sub-menu opens, and is away before it closes: nothing flickers on the way. */
const REST = 120;
const AWAY = 300;

/** The one sub-menu that is open, and how it opens and closes (NAV-03, NAV-04, NAV-10). */
export function useSubMenu() {
  const [open, setOpen] = useState<HTMLElement | null>(null);
  const timer = useRef(0);

  const wish = useCallback((change: (now: HTMLElement | null) => HTMLElement | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay) timer.current = window.setTimeout(() => setOpen(change), delay);
    else setOpen(change);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    toggle: (item: HTMLElement) => wish((now) => (now === item ? null : item)),
    show: (item: HTMLElement) => wish(() => item),
    hide: (item: HTMLElement) => wish((now) => (now === item ? null : now)),
    enter: (item: HTMLElement) => wish(() => item, REST),
    leave: (item: HTMLElement) => wish((now) => (now === item ? null : now), AWAY),
  };
}

export type SubMenu = ReturnType<typeof useSubMenu>;
