import { useInsertionEffect } from 'react';
import { useHost } from '../element/host.ts';

/**
 * Sets a property of the host's own style, which a strict policy allows only for scripts. It is set before any
 * component, this one or a child, measures its effect.
 */
export function useOwnStyle(name: string, value: string): void {
  const host = useHost();
  useInsertionEffect(() => {
    host.style.setProperty(name, value);
    return () => {
      host.style.removeProperty(name);
      if (host.getAttribute('style') === '') host.removeAttribute('style');
    };
  }, [host, name, value]);
}
