import { useEffect, useEffectEvent, useRef } from 'react';

/** Minimum time that remains after the pointer or focus leaves an alert, in ms. */
const GRACE = 1000;

/** Calls once the time has passed, which stands still while it is held; 0 never calls. */
export function useTimeLeft(time: number, isHeld: boolean, end: () => void): void {
  const left = useRef(time);
  const onEnd = useEffectEvent(end);
  useEffect(() => {
    if (isHeld || time === 0) return;
    const from = performance.now();
    const timer = setTimeout(() => onEnd(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(Math.min(GRACE, time), left.current - (performance.now() - from));
    };
  }, [time, isHeld]);
}
