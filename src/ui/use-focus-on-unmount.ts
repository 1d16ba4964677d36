import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Passes on the focus of an element that disappears when its work is done (WCAG 2.4.3).
 * @param passFocus focuses the replacement
 */
export function useFocusOnUnmount<T extends HTMLElement = HTMLButtonElement>(
  passFocus?: () => void,
): RefObject<T | null> {
  const button = useRef<T>(null);
  const leave = useEffectEvent(() => {
    // still in the page; in a moment what takes its place is there
    if (passFocus && button.current?.contains(document.activeElement)) queueMicrotask(passFocus);
  });
  useLayoutEffect(() => () => leave(), []);
  return button;
}
