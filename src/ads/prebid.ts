import { attempt } from './attempt.ts';

/** The part of Prebid.js that is used: https://docs.prebid.org/dev-docs/publisher-api-reference.html */
interface Prebid {
  que: { push(command: () => void): unknown };
  requestBids(options: { adUnitCodes: string[]; bidsBackHandler: () => void }): void;
  setTargetingForGPTAsync(adUnitCodes: string[]): void;
}

/** Longest wait for an auction, in ms, if Prebid itself does not end it. */
const PATIENCE = 3000;

/**
 * Calls back after the page's auction for some ad units; at once on a page without Prebid. An auction that fails or
 * lasts too long costs its bids, not the ad. Errors of Prebid never reach the page.
 * @param wantedUnits lists the ad units when Prebid runs the command, which may be after a withdrawal of consent
 */
export function withBids(wantedUnits: () => string[], send: () => void): void {
  const prebid = (globalThis as { pbjs?: Prebid }).pbjs;
  if (typeof prebid?.que?.push !== 'function') {
    send();
    return;
  }
  let isSent = false;
  const once = () => {
    if (isSent) return;
    isSent = true;
    clearTimeout(late);
    send();
  };
  const late = setTimeout(once, PATIENCE);
  const requestBids = () => {
    const adUnitCodes = wantedUnits();
    // Prebid takes an empty list for all units of the page
    if (isSent || adUnitCodes.length === 0) return;
    const bidsBackHandler = () => {
      if (isSent) return;
      attempt(() => prebid.setTargetingForGPTAsync(adUnitCodes));
      once();
    };
    prebid.requestBids({ adUnitCodes, bidsBackHandler });
  };
  const runCommand = () => {
    if (!attempt(requestBids)) once();
  };
  if (!attempt(() => prebid.que.push(runCommand))) once();
}
