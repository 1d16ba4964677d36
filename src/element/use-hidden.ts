import { useEffect } from 'react';
import { useHost } from './host.ts';
import { keepAttribute } from './kept-attributes.ts';

/** Hides the whole tag, with its server content, while it has nothing to show. */
export function useHidden(isHidden: boolean): void {
  const host = useHost();
  useEffect(() => (isHidden ? keepAttribute(host, 'hidden', '') : undefined), [host, isHidden]);
}
