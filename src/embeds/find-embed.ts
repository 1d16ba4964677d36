import { parseUrl, safeUrl } from '../content/safe-url.ts';
import type { Found, FrameRights, Provider } from './embeds.types.ts';
import { providerNames, providers } from './providers.ts';

export interface Embed extends Found {
  /** Recipient of the reader's data; `embed` is pasted html of any origin. */
  provider: Provider | 'embed';
  rights: FrameRights;
}

/** A provider's frame keeps the provider's origin, which its player needs; it never gets ours. */
const ofProvider =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation';
/** Pasted html gets an opaque origin, and so neither cookies nor storage. */
const pasted = 'allow-scripts allow-popups allow-popups-to-escape-sandbox allow-presentation';
const media = 'encrypted-media; fullscreen; picture-in-picture';

/** Returns the provider to whose site an address belongs, whatever it shows. */
export function providerOf(address: unknown): Provider | undefined {
  const url = parseUrl(safeUrl(address) ?? '');
  return url && providerNames.find((name) => providers[name].hosts.includes(url.hostname));
}

/**
 * Provider of an embeddable address (EMB-05). The address decides, not the editor's attribute: the reader must know
 * who receives the data.
 */
export function findProvider(address: unknown): Embed | undefined {
  const url = parseUrl(safeUrl(address) ?? '');
  if (!url || !/^https?:$/.test(url.protocol) || url.port !== '') return undefined;
  const provider = providerOf(address);
  const found = provider && providers[provider].find(url);
  if (!found) return undefined;
  const referrerPolicy = providers[provider].needsReferrer ? 'strict-origin' : 'no-referrer';
  return { ...found, provider, rights: { sandbox: ofProvider, allow: media, referrerPolicy } };
}

/** Embed of our own frame page, or of a page below it (EMB-04). @param page absolute address of the frame page */
export function ownEmbed(address: unknown, page: string): Embed | undefined {
  const safe = safeUrl(address);
  const own = parseUrl(page, page);
  const url = safe === undefined ? undefined : parseUrl(safe, page);
  if (!own || !url || url.origin !== own.origin) return undefined;
  const folder = own.pathname.replace(/\/*$/, '/');
  if (url.pathname !== own.pathname && !url.pathname.startsWith(folder)) return undefined;
  return {
    src: url.href,
    href: url.href,
    shape: 'wide',
    provider: 'embed',
    rights: { sandbox: pasted, allow: media, referrerPolicy: 'no-referrer' },
  };
}

export const findEmbed = (address: unknown, page: string): Embed | undefined =>
  findProvider(address) ?? ownEmbed(address, page);

/**
 * Finds the provider's player if the pasted html is nothing but a provider's iframe: inside another frame without an
 * origin it would not play.
 */
export function findPasted(html: string): Embed | undefined {
  const [, before = '', quote = '', src = ''] =
    /^\s*<iframe\b([^<>]*?)\ssrc=(["'])([^"'<>]+)\2[^<>]*>\s*<\/iframe>\s*$/i.exec(html) ?? [];
  return quote !== '' && !/\ssrc=/i.test(before) ? findProvider(src.replaceAll('&amp;', '&')) : undefined;
}
