import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { staysInPreview } from '../../src/account/stays-in-preview.ts';
import { withBase } from '../../src/config/config.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { defineElement, type ElementProps } from '../../src/element/define-element.ts';
import { useEmit, useHost } from '../../src/element/host.ts';
import { serverLabel } from '../../src/element/server-label.ts';
import { logOut } from '../../src/session/log-in.ts';
import { localStore } from '../../src/storage/safe-storage.ts';
import { Button } from '../../src/ui/button.tsx';
import { contract } from './logout.element.ts';
import { texts as ownTexts } from './logout.texts.ts';

export function Logout(props: ElementProps<typeof contract>) {
  const texts = useTexts(ownTexts);
  const host = useHost();
  const [label] = useState(() => serverLabel(host));
  const { step, leave } = useLogout(props);
  if (props.auto)
    return <p role="status">{step === 'left' ? texts['logout.left'] : label || texts['logout.leaving']}</p>;
  return (
    <>
      <Button quiet isBusy={step === 'leaving'} onClick={leave}>
        {label || texts['logout.leave']}
      </Button>
      <span className="ap-visually-hidden" role="status">
        {step === 'in' ? '' : texts[`logout.${step}`]}
      </span>
    </>
  );
}

type PrerenderingDocument = Document & { readonly prerendering?: boolean };

/** Waits until a prerendered page is really shown: it may never be (W-11). */
function whenShown(act: () => void): () => void {
  if (!(document as PrerenderingDocument).prerendering) act();
  else document.addEventListener('prerenderingchange', act, { once: true });
  return () => document.removeEventListener('prerenderingchange', act);
}

/** Ends the session, and continues whatever the server answers (SESS-07, SESS-16). */
function useLogout({ auto, redirectUrl }: ElementProps<typeof contract>) {
  const host = useHost();
  const emit = useEmit(contract);
  const [step, setStep] = useState<'in' | 'leaving' | 'left'>('in');
  const isPending = useRef(false);

  async function leave() {
    if (isPending.current) return;
    isPending.current = true;
    setStep('leaving');
    const ok = await logOut();
    // key of src/session/back-url.ts, repeated here: pages without a logout need no export for it
    localStore.remove('backUrl');
    isPending.current = false;
    setStep('left');
    // no redirect if the tag has been removed meanwhile
    if (host.isConnected && emit('ap-logout', { ok })) location.assign(withBase(redirectUrl));
  }

  const leaveAtOnce = useEffectEvent(leave);
  useEffect(() => {
    if (auto && !staysInPreview(host, 'qui obri esta pàgina ix de la sessió'))
      return whenShown(() => leaveAtOnce());
  }, [host, auto]);

  return { step, leave };
}

export default defineElement(contract, Logout);
