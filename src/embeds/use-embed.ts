import { useState } from 'react';
import { config, withBase } from '../config/config.ts';
import { parseUrl } from '../content/safe-url.ts';
import { ownAddress, ownBase, ownOrigin } from '../page/own-address.ts';
import { useStore } from '../storage/use-store.ts';
import { choose, embedConsent, isAllowed } from './embed-consent.ts';

/** Absolute address of our page that frames pasted html. */
export const framePage = (): string => ownAddress(withBase(config().embedUrl)).href;

/** Detects our own addresses: pictures shown before consent have to be ours (BEY-20). */
export function isOurs(address: string): boolean {
  const ours = [ownOrigin(), ...config().sites.flatMap(({ url, staticUrl }) => [url, staticUrl])];
  const originOf = (url: string | undefined) => parseUrl(url ?? '', ownBase())?.origin;
  return ours.some((url) => originOf(url) === originOf(address));
}

export interface Showing {
  isShown: boolean;
  /** True if all content of the provider is shown, not only this embed. */
  isAlways: boolean;
  show(): void;
  showAlways(): void;
  /** Ends both. */
  stop(): void;
}

/** Decides whether an embed is shown: once after a press, or always by consent to its provider. */
export function useShowing(provider: string, isGranted: boolean): Showing {
  const isAlways = useStore(embedConsent(), (consent) => isAllowed(consent, provider, isGranted));
  const [isOnce, setOnce] = useState(false);
  const [wasAlways, setWasAlways] = useState(isAlways);
  if (wasAlways !== isAlways) {
    setWasAlways(isAlways);
    // withdrawn consent also hides embeds that a press had shown
    if (!isAlways) setOnce(false);
  }
  return {
    isShown: isAlways || isOnce,
    isAlways,
    show: () => setOnce(true),
    showAlways: () => choose(provider, true),
    stop() {
      setOnce(false);
      if (isAlways) choose(provider, false);
    },
  };
}
