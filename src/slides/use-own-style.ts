import { useInsertionEffect } from 'react';
import { useHost } from '../element/host.ts';

/**
 * A property of the host's own style, which the policy allows to scripts alone. It is there before any component, this one or one in
 * it, measures what it changes.
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
