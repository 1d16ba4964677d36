import type { MenuLink } from './link-menu.types.ts';

/** What a server's link says of itself. */
export function readLink(link: HTMLAnchorElement): MenuLink {
  return {
    title: link.textContent?.trim() ?? '',
    href: link.getAttribute('href') ?? '',
    target: link.getAttribute('target') ?? undefined,
    rel: link.getAttribute('rel') ?? undefined,
  };
}
