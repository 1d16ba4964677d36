import { useEffect, useState } from 'react';
import { useHost } from '../../src/element/host.ts';

/** Somebody is about to use the widget: time to fetch what the next step needs. */
export function useTouched(): boolean {
  const host = useHost();
  const [isTouched, setIsTouched] = useState(false);
  useEffect(() => {
    if (isTouched) return;
    const touch = () => setIsTouched(true);
    const names = ['focusin', 'pointerover'] as const;
    for (const name of names) host.addEventListener(name, touch);
    return () => {
      for (const name of names) host.removeEventListener(name, touch);
    };
  }, [host, isTouched]);
  return isTouched;
}
