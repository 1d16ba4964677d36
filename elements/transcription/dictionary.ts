import { parseUrl, safeUrl } from '../../src/content/safe-url.ts';

/** Word that the text marks, with the source of its definition. */
export interface DictionaryWord {
  term: string;
  /** Page of the word; undefined if there is only the definition. */
  href?: string;
  /**
   * `embedded`: in this page; `page`: part of another page of this site; `frame`: from a third-party site that the
   * page names as its dictionary.
   */
  from: { type: 'embedded'; definition: string } | { type: 'page' | 'frame'; url: string };
}

const trimmed = (text: string | null | undefined) => text?.replace(/\s+/g, ' ').trim() ?? '';

/**
 * Dictionary entry of a link or word; undefined for other elements (TRANS-03).
 * @param mayFrame false where third-party pages may be neither shown nor linked
 */
export function wordOf(
  element: Element,
  { base, origin, mayFrame = true }: { base?: string | undefined; origin: string; mayFrame?: boolean },
): DictionaryWord | undefined {
  const marked = element.getAttribute('data-dictionary');
  const link = element instanceof HTMLAnchorElement ? element.href : '';
  const inBase = base !== undefined && link !== '' && isBelow(link, base);
  if (marked === null && !inBase) return undefined;
  const term = trimmed(marked) || trimmed(element.textContent);
  if (!term) return undefined;
  const own = link || (base === undefined ? '' : `${base.replace(/\/?$/, '/')}${encodeURIComponent(term)}`);
  const url = parseUrl(safeUrl(own) ?? '');
  const isPage = url !== undefined && /^https?:$/.test(url.protocol) && (mayFrame || url.origin === origin);
  const href = isPage ? { href: url.href } : {};
  const definition = trimmed(element.getAttribute('data-definition'));
  if (definition) return { term, ...href, from: { type: 'embedded', definition } };
  if (!url || !('href' in href)) return undefined;
  if (url.origin === origin) return { term, ...href, from: { type: 'page', url: url.href } };
  const isNamed = base !== undefined && parseUrl(base)?.origin === url.origin;
  return isNamed && mayFrame ? { term, ...href, from: { type: 'frame', url: url.href } } : undefined;
}

function isBelow(link: string, base: string): boolean {
  const [address, root] = [parseUrl(link), parseUrl(base)];
  if (!address || !root || address.origin !== root.origin) return false;
  return address.pathname.startsWith(root.pathname.replace(/\/?$/, '/'));
}
