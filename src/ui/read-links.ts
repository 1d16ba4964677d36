import { safeUrl } from '../content/safe-url.ts';
import { optionalText } from '../page/read-unknown.ts';
import type { MenuLink } from './link-menu.types.ts';

/**
 * Reads links of the page's data. A link without a title or a safe address is left out with its sub-list (W-06), as
 * on the server; links to other windows get no opener.
 */
export function readLinks(data: unknown): MenuLink[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: Partial<Record<keyof MenuLink, unknown>> | null) => {
    const title = optionalText(one?.title);
    const href = safeUrl(one?.href);
    if (!title || !href) return [];
    const target = optionalText(one?.target);
    const rel = optionalText(one?.rel) ?? (target === '_blank' ? 'noopener noreferrer' : undefined);
    return [{ title, href, text: optionalText(one?.text), target, rel, children: readLinks(one?.children) }];
  });
}
