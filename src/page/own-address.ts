import { anyPage, parseUrl } from '../content/safe-url.ts';
import { readDocument } from './read-document.ts';

/** Address of this page: in a `srcdoc` frame that of the page around it, in a `blob:` frame the root of its origin. */
export const pageAddress = (): string =>
  location.href.replace(/^about:.*/, readDocument('baseURI')).replace(/^blob:(.*\/).*/, '$1');

/** Origin of the site that the page belongs to: a sandboxed page has it in its address alone, `about:srcdoc` does not. */
export const ownOrigin = (): string =>
  [location, globalThis].find(({ origin }) => origin !== 'null')?.origin ?? new URL(pageAddress()).origin;

const isOwn = (base: string): boolean => parseUrl('/', base)?.origin === ownOrigin();

/**
 * Address that relative ones start from, as the browser reads them in links. A `<base>` of another origin is for the
 * links of the page alone.
 */
export const ownBase = (): string => [readDocument('baseURI'), pageAddress()].find(isOwn) ?? anyPage;

/** Prefix of the paths of the API and of the site, `/api/…` or `/acces`: empty where links of the page lead to its own origin. */
export const ownRoot = (): string => (isOwn(readDocument('baseURI')) ? '' : ownOrigin());

/** Resolves an address as the browser would in a link, and never to another origin because of `<base>`. */
export const ownAddress = (address: string): URL => new URL(address, ownBase());

/** Canonical address of the page. */
export const canonicalLink = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
