import { useState } from 'react';
import type { Consent } from '../ap.types.ts';
import { config } from '../config/config.ts';
import { useListener } from '../element/use-listener.ts';
import { readDocument } from '../page/read-document.ts';
import { existingRegistry } from '../storage/registry.ts';

/** Consent to ads from the site's consent tool, or else from its cookie; false without either (AD-11). */
function hasAdConsent(): boolean {
  const said = existingRegistry()?.shared.consent as Consent | undefined;
  if (said) return said.ads === true;
  const { adConsentCookie: name } = config();
  return Boolean(name) && readDocument('cookie').split('; ').includes(`${name}=1`);
}

export function useAdConsent(): boolean {
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
