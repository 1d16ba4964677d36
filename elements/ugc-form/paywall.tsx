import { enterAddress } from '../../src/account/login-address.ts';
import { config, withBase } from '../../src/config/config.ts';
import { useIsClub, useSite } from '../../src/config/use-site.ts';
import { useTexts } from '../../src/config/use-texts.ts';
import { useEmit, useExpose } from '../../src/element/host.ts';
import { ServerContent } from '../../src/element/server-content.tsx';
import { storeBackUrl } from '../../src/session/back-url.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { Button } from '../../src/ui/button.tsx';
import { contract } from './ugc-form.element.ts';
import { texts as ownTexts } from './ugc-form.texts.ts';

interface Props {
  /** Focuses the form that replaces it after a login. */
  passFocus(): void;
}

/** Explains, in place of the form, why a login is needed and who can log in (UGC-17, UGC-41). */
export function Paywall({ passFocus }: Props) {
  const emit = useEmit(contract);
  const site = useSite();
  const isClub = useIsClub();
  const isForChildren = useIsForChildren();
  const texts = useTexts(ownTexts, isForChildren);
  useExpose('status', 'idle');
  useExpose('progress', 0);

  function enter() {
    if (!emit('ap-login-required', { reason: 'ugc', backUrl: location.href })) return;
    storeBackUrl();
    // a child that is logged in asks an adult, whatever the page
    const isAdults = isClub || isForChildren;
    location.assign(isAdults ? withBase(config().parentLoginUrl) : enterAddress(site));
  }

  return (
    <div className="ap-ugc-enter">
      <ServerContent name="logo" />
      <ServerContent name="paywall">
        <p>{texts['ugc.paywall']}</p>
      </ServerContent>
      <Button passFocus={passFocus} onClick={enter}>
        {texts['ugc.enter']}
      </Button>
    </div>
  );
}
