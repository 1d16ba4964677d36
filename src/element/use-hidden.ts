import { useEffect } from 'react';
import { useHost } from './host.ts';

/** Hides the whole tag, server content too, for as long as it has nothing to show. */
export function useHidden(isHidden: boolean): void {
  const host = useHost();
  useEffect(() => {
    if (!isHidden) return;
    host.hidden = true;
    return () => {
      host.hidden = false;
    };
  }, [host, isHidden]);
}
