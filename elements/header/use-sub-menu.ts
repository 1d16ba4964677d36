import { useCallback, useEffect, useRef, useState } from 'react';

/** Delays of opening and closing on hover, in ms, so that a passing pointer causes no flicker. */
const REST = 120;
const AWAY = 300;

interface Open {
  item: HTMLElement | null;
  /** Opened on hover, so that it closes when the pointer leaves; a press keeps it open. */
  byRest?: boolean;
}

const closed: Open = { item: null };

/** Opened or kept open by a press or a key, so that it ignores where the pointer is. */
const isKept = ({ item, byRest }: Open) => item !== null && !byRest;

/** State of the only open sub-menu, with its opening and closing (NAV-03, NAV-04, NAV-10). */
export function useSubMenu() {
  const [open, setOpen] = useState(closed);
  const timer = useRef(0);

  const wish = useCallback((change: (now: Open) => Open, delay = 0) => {
    clearTimeout(timer.current);
    if (delay) timer.current = window.setTimeout(() => setOpen(change), delay);
    else setOpen(change);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = (item: HTMLElement, delay?: number) =>
    wish((now) => (now.item === item ? closed : now), delay);
  return {
    open: open.item,
    toggle: (item: HTMLElement) => wish((now) => (now.item === item && !now.byRest ? closed : { item })),
    show: (item: HTMLElement) => wish(() => ({ item })),
    hide: (item: HTMLElement) => hide(item),
    enter: (item: HTMLElement) => wish((now) => (isKept(now) ? now : { item, byRest: true }), REST),
    leave: (item: HTMLElement) => wish((now) => (now.item !== item || isKept(now) ? now : closed), AWAY),
  };
}

export type SubMenu = ReturnType<typeof useSubMenu>;
