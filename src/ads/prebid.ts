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
 * lasts too long costs its bids, not the ad.
 */
export function withBids(units: string[], send: () => void): void {
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
  const setTargeting = () => {
    try {
      prebid.setTargetingForGPTAsync(units);
    } finally {
      once();
    }
  };
  try {
    prebid.que.push(() => prebid.requestBids({ adUnitCodes: units, bidsBackHandler: setTargeting }));
  } catch {
    once();
  }
}
