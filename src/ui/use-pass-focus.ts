import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Of a button, or what it stands in, that goes when it has done its work: the focus is not lost with it (WCAG 2.4.3).
 *
 * @param passFocus puts the focus on what has come in its place
 */
export function usePassFocus<T extends HTMLElement = HTMLButtonElement>(
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
