import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus of an element that is removed after use (WCAG 2.4.3).
 * @param passFocus focuses the replacement
 * @param scope element whose focus is moved, if it is more than the removed one
 */
export function useFocusOnUnmount<T extends HTMLElement = HTMLButtonElement>(
  passFocus?: () => void,
  scope?: HTMLElement,
): RefObject<T | null> {
  const removed = useRef<T>(null);
  const leave = useEffectEvent(() => {
    // the element is still in the page; its replacement follows in a microtask
    if (passFocus && (scope ?? removed.current)?.contains(document.activeElement)) queueMicrotask(passFocus);
  });
  useLayoutEffect(() => () => leave(), []);
  return removed;
}
