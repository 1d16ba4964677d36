import { useEffect, useLayoutEffect, useState } from 'react';
import type { Creative, Size } from '../../src/ads/ads.types.ts';
import { frameService } from '../../src/ads/frame-service.ts';
import { readSizes } from '../../src/ads/sizes.ts';
import type { Consent } from '../../src/ap.types.ts';
import { config, withBase } from '../../src/config/config.ts';
import { useSite } from '../../src/config/use-site.ts';
import type { ElementProps } from '../../src/element/define-element.ts';
import { useHost } from '../../src/element/host.ts';
import { keepAttribute, releaseAttribute } from '../../src/element/kept-attributes.ts';
import { useListener } from '../../src/element/use-listener.ts';
import { warnAttribute } from '../../src/element/warn.ts';
import { readDocument } from '../../src/page/read-document.ts';
import { useIsForChildren } from '../../src/session/use-is-for-children.ts';
import { existingRegistry } from '../../src/storage/registry.ts';
import type { contract } from './ad.element.ts';

/** Consent to ads from the site's consent tool, or else from its cookie; false without either (AD-11). */
function hasAdConsent(): boolean {
  const said = existingRegistry()?.shared.consent as Consent | undefined;
  if (said) return said.ads === true;
  const { adConsentCookie: name, consentService } = config();
  // a consent tool that has not reported yet may know of a withdrawal
  return (
    Boolean(name) && consentService === 'none' && readDocument('cookie').split('; ').includes(`${name}=1`)
  );
}

function useAdConsent(): boolean {
  const [isGiven, setGiven] = useState(hasAdConsent);
  useListener(document, 'ap-consent-change', () => setGiven(hasAdConsent()));
  // a page restored by the browser has missed withdrawals on other pages
  useListener<PageTransitionEvent>(
    window,
    'pageshow',
    ({ persisted }) => persisted && setGiven(hasAdConsent()),
  );
  return isGiven;
}

type Props = ElementProps<typeof contract>;

/** Chooses the sizes for this screen once (AD-05): an ad on display must not go when the window is narrowed. */
function useSizes({ sizes: given, mobileMax }: Props): readonly Size[] {
  const host = useHost();
  const [isMobile] = useState(() => matchMedia(`(max-width: ${mobileMax}px)`).matches);
  const { mobile, desktop, isWrong } = readSizes(given);
  useEffect(() => {
    if (isWrong) warnAttribute(host, 'sizes', JSON.stringify(given), 'mides en px, com ara [[300,250]]');
  }, [host, isWrong, given]);
  return isMobile ? mobile : desktop;
}

/** Distance below the viewport at which the request starts, so that the ad is there on arrival. */
const AHEAD = '200px 0px';

/**
 * Removes the reserved space when there will be no ad: at once without an ad service, otherwise once out of
 * sight. Visible space stays (AD-01, AD-11).
 */
function useCollapse(isEmpty: boolean, isPromised: boolean): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (!isEmpty) return;
    const wasHidden = host.hidden;
    const observer = new IntersectionObserver(
      (entries) => {
        const { boundingClientRect: box, rootBounds } = entries.at(-1) as IntersectionObserverEntry;
        if (box.height === 0 || (rootBounds && box.top >= rootBounds.bottom))
          keepAttribute(host, 'hidden', '');
      },
      { root: document, rootMargin: AHEAD },
    );
    if (isPromised) observer.observe(host);
    else keepAttribute(host, 'hidden', '');
    return () => {
      observer.disconnect();
      releaseAttribute(host, 'hidden', wasHidden ? '' : null);
    };
  }, [host, isEmpty, isPromised]);
}

export interface AdModel {
  sizes: readonly Size[];
  creative: Creative | undefined;
}

/** Ad of a slot, shown once every condition holds; never to a child (AD-01, AD-07, AD-11, BEY-11). */
export function useAd(props: Props): AdModel {
  const { slotId = '', slotName, slotType, adUnitCode = '', preview } = props;
  const host = useHost();
  const site = useSite();
  const hasConsent = useAdConsent();
  // consent stored in this browser may be an adult's (BEY-11)
  const isForChildren = useIsForChildren();
  const sizes = useSizes(props);
  const { adUrl, preview: isPreview, httpTimeout } = config();
  const service = adUrl && !preview && !isPreview ? withBase(adUrl) : undefined;
  const asked = JSON.stringify(sizes);
  const enabled = Boolean(service && hasConsent && !isForChildren && adUnitCode && sizes.length);
  const [answer, setAnswer] = useState<{ creative: Creative | undefined }>();

  useEffect(() => {
    if (service && !adUnitCode) warnAttribute(host, 'ad-unit-code', '', 'el codi d’un lloc d’anuncis');
  }, [host, service, adUnitCode]);

  useEffect(() => {
    if (!enabled || !service) return;
    const wanted: Size[] = JSON.parse(asked);
    const slot = { id: slotId, name: slotName, type: slotType, unit: adUnitCode, sizes: wanted, site };
    const defined = frameService(service, httpTimeout).define(slot);
    let isCurrent = true;
    defined.display().then((creative) => isCurrent && setAnswer({ creative }));
    return () => {
      isCurrent = false;
      defined.destroy();
      setAnswer(undefined);
    };
  }, [enabled, service, httpTimeout, slotId, slotName, slotType, adUnitCode, asked, site]);

  const isEmpty = !enabled || (answer !== undefined && !answer.creative);
  // a closable ad stays at the window's edge and has no reserved space
  useCollapse(isEmpty && !props.closable, service !== undefined);
  return { sizes, creative: isEmpty ? undefined : answer?.creative };
}
