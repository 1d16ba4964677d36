import { useEffectEvent, useLayoutEffect } from 'react';

interface Options {
  /** Heard only while this is true. */
  isOn?: boolean;
  capture?: boolean;
}

/** Hears events of the page, the host or the document; what is done may be another function at each render. */
export function useListener<E extends Event>(
  target: EventTarget,
  /** One type, or several with spaces between. */
  types: string,
  listener: (event: E) => void,
  { isOn = true, capture = false }: Options = {},
): void {
  const hear = useEffectEvent((event: Event) => listener(event as E));
  // with the picture that was drawn: on a busy machine the next event may come before an effect that waits its turn
  useLayoutEffect(() => {
    if (!isOn) return;
    const names = types.split(' ');
    for (const name of names) target.addEventListener(name, hear, capture);
    return () => {
      for (const name of names) target.removeEventListener(name, hear, capture);
    };
  }, [target, types, isOn, capture]);
}
