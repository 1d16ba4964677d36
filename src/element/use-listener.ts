import { useEffectEvent, useLayoutEffect } from 'react';

interface Options {
  /** Listens only while true. */
  isOn?: boolean;
  capture?: boolean;
}

/** Listens to events of the page, the host or the document; the listener may be another at each render. */
export function useListener<E extends Event>(
  target: EventTarget,
  /** Event types, separated by spaces. */
  types: string,
  listener: (event: E) => void,
  { isOn = true, capture = false }: Options = {},
): void {
  const hear = useEffectEvent((event: Event) => listener(event as E));
  // a layout effect: on a busy machine the next event may come before a deferred effect
  useLayoutEffect(() => {
    if (!isOn) return;
    const names = types.split(' ');
    for (const name of names) target.addEventListener(name, hear, capture);
    return () => {
      for (const name of names) target.removeEventListener(name, hear, capture);
    };
  }, [target, types, isOn, capture]);
}
