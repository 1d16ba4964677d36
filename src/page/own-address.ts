import { ofDocument } from './of-document.ts';

/** A `<base>` that leads to another host is for the links of the page: what is asked and led to here stays on the page’s own. */
const isBaseForeign = (): boolean =>
  /^http/.test(location.protocol) && new URL(ofDocument('baseURI')).origin !== location.origin;

/** What stands before a path of ours, `/acces` or `/api/…`: nothing where the page’s links mean its own host. */
export const ownRoot = (): string => (isBaseForeign() ? location.origin : '');

/** What an address means on this page, as the browser would read it in a link; never another host because of `<base>`. */
export const ownAddress = (address: string): URL =>
  new URL(address, isBaseForeign() ? location.href : ofDocument('baseURI'));

/** The address of a place in this page, which in a link would mean the page that `<base>` names. */
export const ownPlace = (hash: string): string =>
  document.querySelector('base[href]') ? new URL(hash, location.href).href : hash;

/** What the page says is its address. */
export const canonicalLink = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
