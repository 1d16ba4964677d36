import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Passes on the focus of an element that disappears when its work is done (WCAG 2.4.3).
 * @param passFocus focuses the replacement
 * @param scope element that holds the focus, where it is not the element of the returned ref
 */
export function useFocusOnUnmount<T extends HTMLElement = HTMLButtonElement>(
  passFocus?: () => void,
  scope?: HTMLElement,
): RefObject<T | null> {
  const ref = useRef<T>(null);
  const leave = useEffectEvent(() => {
    // the element is still in the page, and a microtask later its replacement is
    if (passFocus && (scope ?? ref.current)?.contains(document.activeElement)) queueMicrotask(passFocus);
  });
  useLayoutEffect(() => () => leave(), []);
  return ref;
}
