import { type RefObject, useLayoutEffect, useState } from 'react';

/** Space for a layer that opens below a button. */
export interface Room {
  up: boolean;
  end: boolean;
}

/** Measures an opened layer, before it is painted, to see if it fits below and to the right. */
export function useRoom(panel: RefObject<HTMLElement | null>, isOpen: boolean): Room {
  const [room, setRoom] = useState<Room>({ up: false, end: false });
  useLayoutEffect(() => {
    const element = panel.current;
    const anchor = element?.parentElement;
    if (!isOpen || !element || !anchor) return;
    const { height, width } = element.getBoundingClientRect();
    const { top, bottom, left, right } = anchor.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    setRoom({
      up: bottom + height > clientHeight && top - height >= 0,
      end: left + width > clientWidth && right - width >= 0,
    });
  }, [panel, isOpen]);
  return room;
}
