import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';

/**
 * Of what goes when it has done its work: the focus in it is not lost with it (WCAG 2.4.3).
 *
 * @param passFocus puts the focus on what has come in its place
 * @returns of the node that goes; the component that calls this goes with it
 */
export function usePassFocus<E extends HTMLElement>(passFocus?: () => void): RefObject<E | null> {
  const node = useRef<E>(null);
  const leave = useEffectEvent(() => {
    // still in the page; in a moment what takes its place is there
    if (passFocus && node.current?.contains(document.activeElement)) queueMicrotask(passFocus);
  });
  useLayoutEffect(() => () => leave(), []);
  return node;
}
