import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { withBase } from '../../src/config/config.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { logOut } from '../../src/session/log-in.ts';
import { localStore } from '../../src/storage/safe-storage.ts';
import { contract } from './logout.element.ts';

type PrerenderingDocument = Document & { readonly prerendering?: boolean };

/** A page that the browser prepares, perhaps in vain, is not one where somebody wants to leave (W-11). */
function whenShown(act: () => void): () => void {
  if (!(document as PrerenderingDocument).prerendering) act();
  else document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
}

/** Ends the session, and goes on whatever the server says (SESS-07, SESS-16). */
export function useLogout({ auto, redirectUrl }: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  const [step, setStep] = useState<'in' | 'leaving' | 'left'>('in');
  const isPending = useRef(false);

  async function leave() {
    if (isPending.current) return;
    isPending.current = true;
    setStep('leaving');
    const ok = await logOut();
    // the key of src/session/back-url.ts, which a page without a logout need not export
    localStore.remove('backUrl');
    isPending.current = false;
    setStep('left');
    // where the tag has been taken away meanwhile, nobody waits for another page
    if (host.isConnected && emit('ap-logout', { ok })) location.assign(withBase(redirectUrl));
  }

  const leaveAtOnce = useEffectEvent(leave);
  useEffect(() => {
    if (auto) return whenShown(() => leaveAtOnce());
  }, [auto]);

  return { step, leave };
}
