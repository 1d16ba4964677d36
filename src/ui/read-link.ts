import type { MenuLink } from './link-menu.types.ts';

/** Reads a server link. */
export function readLink(link: HTMLAnchorElement): MenuLink {
  return {
    title: link.textContent?.trim() ?? '',
    href: link.getAttribute('href') ?? '',
    target: link.getAttribute('target') ?? undefined,
    rel: link.getAttribute('rel') ?? undefined,
  };
}
