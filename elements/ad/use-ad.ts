import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AdService, AdSlot, Creative, Size } from '../../src/ads/ads.types.ts';
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

/** `contextual` ads depend on the page alone. */
type AdConsent = 'none' | 'contextual' | 'personalised';

/**
 * Consent to ads from the site's consent tool, or else from its cookie; none without either (AD-11). The cookie knows no
 * vendors, so it does not count for a script that runs in the page.
 */
function readAdConsent(): AdConsent {
  const said = existingRegistry()?.shared.consent as Consent | undefined;
  if (said?.ads === true) return said.personalisedAds === true ? 'personalised' : 'contextual';
  const { adConsentCookie: name, adService, consentService } = config();
  // a consent tool that has not reported yet may know of a withdrawal
  if (said || !name || consentService !== 'none' || adService !== 'frame') return 'none';
  return readDocument('cookie').split('; ').includes(`${name}=1`) ? 'contextual' : 'none';
}

function useAdConsent(): AdConsent {
  const [consent, setConsent] = useState(readAdConsent);
  useListener(document, 'ap-consent-change', () => setConsent(readAdConsent()));
  // a page restored by the browser has missed withdrawals on other pages
  useListener<PageTransitionEvent>(
    window,
    'pageshow',
    ({ persisted }) => persisted && setConsent(readAdConsent()),
  );
  return consent;
}

type Props = ElementProps<typeof contract>;

type Sizes = Pick<AdSlot, 'sizes' | 'screens'>;

/** Chooses the sizes for this screen once (AD-05): an ad on display must not go when the window is narrowed. */
function useSizes({ sizes: given, mobileMax }: Props): Sizes {
  const host = useHost();
  const [isMobile] = useState(() => matchMedia(`(max-width: ${mobileMax}px)`).matches);
  const { mobile, desktop, isWrong } = readSizes(given);
  useEffect(() => {
    if (isWrong) warnAttribute(host, 'sizes', JSON.stringify(given), 'mides en px, com ara [[300,250]]');
  }, [host, isWrong, given]);
  return { sizes: isMobile ? mobile : desktop, screens: { mobile, desktop, mobileMax } };
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

/** Creates the adapter of the configured service. @param address of the service */
async function createService(
  address: string,
  options: { isPersonalised: boolean; title: string },
): Promise<AdService> {
  const { adService, adNetwork: network, adKeyValues: keyValues, httpTimeout: timeout } = config();
  if (adService !== 'gpt') return frameService(address, timeout);
  const { default: gptService } = await import('../../src/ads/gpt.part.ts');
  return gptService({ script: address, timeout, network, keyValues, ...options });
}

export interface AdModel {
  sizes: readonly Size[];
  creative: Creative | undefined;
  /** Element for a service that renders the ad itself; such a service needs it before there is an ad. */
  place: RefObject<HTMLDivElement | null> | undefined;
}

interface AdOptions {
  /** The reader has closed the ad. */
  isClosed: boolean;
  /** Accessible name of the ad. */
  title: string;
}

/** Ad of a slot, shown once every condition holds; never to a child (AD-01, AD-07, AD-11, BEY-11). */
export function useAd(props: Props, { isClosed, title }: AdOptions): AdModel {
  const { slotId = '', slotName, slotType, adUnitCode = '', preview, closable } = props;
  const host = useHost();
  const site = useSite();
  const consent = useAdConsent();
  // consent stored in this browser may be an adult's (BEY-11)
  const isForChildren = useIsForChildren();
  const allSizes = useSizes(props);
  const { adUrl, adService, preview: isPreview } = config();
  const service = adUrl && !preview && !isPreview ? withBase(adUrl) : undefined;
  const isPersonalised = adService === 'gpt' && consent === 'personalised';
  const isAllowed = consent !== 'none' && !isForChildren && !isClosed;
  const enabled = Boolean(service && isAllowed && adUnitCode && allSizes.sizes.length);
  const asked = JSON.stringify(allSizes);
  const place = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<{ creative: Creative | undefined }>();

  useEffect(() => {
    if (service && !adUnitCode) warnAttribute(host, 'ad-unit-code', '', 'el codi d’un lloc d’anuncis');
  }, [host, service, adUnitCode]);

  useEffect(() => {
    if (!enabled || !service) return;
    const sizes: Sizes = JSON.parse(asked);
    const names = { id: slotId, name: slotName, type: slotType, unit: adUnitCode, site };
    let isCurrent = true;
    let destroy = () => {};
    const display = async () => {
      const adapter = await createService(service, { isPersonalised, title });
      if (!isCurrent) return undefined;
      const defined = adapter.define({ ...names, ...sizes, isSticky: closable });
      destroy = defined.destroy;
      return defined.display(place.current);
    };
    display()
      // the code of the adapter could not be loaded
      .catch(() => undefined)
      .then((creative) => isCurrent && setAnswer({ creative }));
    return () => {
      isCurrent = false;
      destroy();
      setAnswer(undefined);
    };
  }, [
    enabled,
    service,
    isPersonalised,
    title,
    slotId,
    slotName,
    slotType,
    adUnitCode,
    closable,
    asked,
    site,
  ]);

  const isEmpty = !enabled || (answer !== undefined && !answer.creative);
  // a closable ad stays at the window's edge and has no reserved space
  useCollapse(isEmpty && !closable, service !== undefined);
  return {
    sizes: allSizes.sizes,
    creative: isEmpty ? undefined : answer?.creative,
    place: adService === 'gpt' && !isEmpty ? place : undefined,
  };
}
