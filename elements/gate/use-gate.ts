import { useState } from 'react';
import { enterAddress } from '../../src/account/login-address.ts';
import { useSite } from '../../src/config/use-site.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useExpose, useHostAttribute } from '../../src/element/host.ts';
import { useOnChange } from '../../src/element/use-on-change.ts';
import { ownAddress } from '../../src/page/own-address.ts';
import { storeBackUrl } from '../../src/session/back-url.ts';
import { useUser } from '../../src/session/use-session.ts';
import { contract } from './gate.element.ts';

export interface Gate {
  isOpen: boolean;
  /** It has been opened or closed while the page was there. */
  hasChanged: boolean;
  access(): void;
}

/** Open for whoever is logged in, in whatever tab that happened (GATE-01, GATE-02, GATE-08). */
export function useGate({ required, loginUrl }: ElementProps<typeof contract>): Gate {
  const site = useSite();
  const emit = useEmit(contract);
  const isLoggedIn = useUser((user) => user !== null);
  const isOpen = isLoggedIn || !required;
  useExpose('open', isOpen);

  // the style sheet shows and hides by it
  useHostAttribute('open', isOpen);

  // as the server writes it, one that asks for a login is closed
  useOnChange(isOpen, (open) => emit('ap-gate-change', { open }), !required);
  const [hasChanged, setHasChanged] = useState(false);
  useOnChange(isOpen, () => setHasChanged(true));

  return {
    isOpen,
    hasChanged,
    access() {
      if (!emit('ap-login-required', { reason: 'gate', backUrl: location.href })) return;
      storeBackUrl();
      // also from a script of another window, whose own address a relative one would belong to
      location.assign(ownAddress(enterAddress(site, loginUrl)).href);
    },
  };
}
