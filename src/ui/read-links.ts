import { safeUrl } from '../content/safe-url.ts';
import type { MenuLink } from './link-menu.types.ts';

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/**
 * Links that a page gives as data. One without a title or a safe address is left out with what is below it (W-06), as the
 * server does; what opens elsewhere gets no hold of this window.
 */
export function readLinks(data: unknown): MenuLink[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((one: Partial<Record<keyof MenuLink, unknown>> | null) => {
    const title = text(one?.title);
    const href = safeUrl(one?.href);
    if (!title || !href) return [];
    const target = text(one?.target);
    const rel = text(one?.rel) ?? (target === '_blank' ? 'noopener noreferrer' : undefined);
    return [{ title, href, text: text(one?.text), target, rel, children: readLinks(one?.children) }];
  });
}
