import { useEffect, useState } from 'react';
import { enterAddress } from '../../src/account/login-address.ts';
import { fetchFragment } from '../../src/api/fragment.ts';
import { useSite } from '../../src/config/use-site.ts';
import { loadSanitiser } from '../../src/content/sanitise.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHost, useHostAttribute } from '../../src/element/host.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { type Resource, useResource } from '../../src/element/use-resource.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { ownAddress, ownOrigin } from '../../src/page/own-address.ts';
import { storeBackUrl } from '../../src/session/back-url.ts';
import { withSession } from '../../src/session/reload-session.ts';
import { useUser } from '../../src/session/use-session.ts';
import { contract } from './gate.element.ts';

export interface Gate {
  isOpen: boolean;
  /** Opened or closed since the page was loaded. */
  hasChanged: boolean;
  access(): void;
}

/** Opens for any logged-in user, after a login in any tab (GATE-01, GATE-02, GATE-08). */
export function useGate({ required, loginUrl }: ElementProps<typeof contract>): Gate {
  const site = useSite();
  const emit = useEmit(contract);
  const isLoggedIn = useUser((user) => user !== null);
  const isOpen = isLoggedIn || !required;
  useExpose('open', isOpen);

  // the style sheet depends on it
  useHostAttribute('open', isOpen);

  // the server's gate is closed if it requires a login
  useOnChange(isOpen, (open) => emit('ap-gate-change', { open }), !required);
  const [hasChanged, setHasChanged] = useState(false);
  useOnChange(isOpen, () => setHasChanged(true));

  return {
    isOpen,
    hasChanged,
    access() {
      if (!emit('ap-login-required', { reason: 'gate', backUrl: location.href })) return;
      storeBackUrl();
      // absolute, as the script may run in another window with another base address
      location.assign(ownAddress(enterAddress(site, loginUrl)).href);
    },
  };
}

/** Absolute address, only of our own server: protected content is loaded from nowhere else (GATE-10). */
function addressOf(src: string | undefined): string | undefined {
  if (src === undefined) return undefined;
  const url = ownAddress(src);
  return url.origin === ownOrigin() ? url.href : undefined;
}

/** Fetches the protected content once access is open; drops it when access closes or the user changes (BEY-07). */
export function useFragment(src: string | undefined, isOpen: boolean): Resource<string> {
  const host = useHost();
  const userId = useUser((user) => user?.id ?? '');
  const address = addressOf(src);

  useEffect(() => {
    if (src !== undefined && !address) warnAttribute(host, 'src', src, 'una adreça del mateix lloc');
  }, [host, src, address]);

  const key = isOpen && address ? `${userId} ${address}` : null;
  // content that cannot be sanitised counts as not loaded
  return useResource(key, async (signal) => {
    const fetched = withSession(() => fetchFragment(address as string, signal));
    const [html] = await Promise.all([fetched, loadSanitiser()]);
    return html;
  });
}
