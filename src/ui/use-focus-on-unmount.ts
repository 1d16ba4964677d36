import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus of an element that is removed after use (WCAG 2.4.3).
 * @param passFocus focuses the replacement
 */
export function useFocusOnUnmount<T extends HTMLElement = HTMLButtonElement>(
  passFocus?: () => void,
): RefObject<T | null> {
  const button = useRef<T>(null);
  const leave = useEffectEvent(() => {
    // the element is still in the page; its replacement follows in a microtask
    if (passFocus && button.current?.contains(document.activeElement)) queueMicrotask(passFocus);
  });
  useLayoutEffect(() => () => leave(), []);
  return button;
}
