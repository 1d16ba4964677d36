import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListener } from '../../src/element/use-listener.ts';

/** How long after the last move the controls stay, in milliseconds. */
const REST = 3000;

/** Nobody has moved, pressed or typed in the player for a while, and it plays. What has the focus is seen all the same (CSS). */
export function useQuiet(box: HTMLElement, mayRest: boolean): { isQuiet: boolean; wake(): void } {
  const [isQuiet, setQuiet] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = () => {
    setQuiet(false);
    clearTimeout(timer.current);
    if (mayRest) timer.current = setTimeout(() => setQuiet(true), REST);
  };
  const begin = useEffectEvent(wake);
  useListener(box, 'pointermove pointerdown keydown focusin', wake);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it may rest, or may not any more
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, [mayRest]);
  return { isQuiet: mayRest && isQuiet, wake };
}
