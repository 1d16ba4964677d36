import { anyPage, parseUrl } from '../content/safe-url.ts';
import { readDocument } from './read-document.ts';

/** Address of this page: in a `srcdoc` frame that of the parent page, in a `blob:` frame the root of its origin. */
export const pageAddress = (): string =>
  location.href.replace(/^about:.*/, readDocument('baseURI')).replace(/^blob:(.*\/).*/, '$1');

/** Origin of the page's site. A sandboxed page has it only in its address, an `about:srcdoc` page everywhere else. */
export const ownOrigin = (): string =>
  [location, globalThis].find(({ origin }) => origin !== 'null')?.origin ?? new URL(pageAddress()).origin;

const isOwn = (base: string): boolean => parseUrl('/', base)?.origin === ownOrigin();

/**
 * Base of relative addresses, as browsers use it for links. A `<base>` of another origin applies only to the page's
 * own links.
 */
export const ownBase = (): string => [readDocument('baseURI'), pageAddress()].find(isOwn) ?? anyPage;

/** Prefix of API and site paths, `/api/…` or `/acces`; empty if links of the page resolve to its own origin. */
export const ownRoot = (): string => (isOwn(readDocument('baseURI')) ? '' : ownOrigin());

/** Resolves an address like a browser in a link, but never to another origin because of `<base>`. */
export const ownAddress = (address: string): URL => new URL(address, ownBase());

/** Canonical address of the page. */
export const canonicalLink = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
