import { headerTag } from '../../../elements/header/header.server.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { MenuLink } from '../../../src/ui/link-menu.types.ts';
import { socialLinks } from '../content/social-links.ts';
import { icon, networkIcon } from './icon.ts';
import { dataLink, link, type Page } from './page.ts';

function wordmark(page: Page): SafeHtml {
  const { wordmark: text, home, title, tagline } = page.site;
  return html`<a slot="logo" class="wordmark" href="${link(page, home)}" aria-label="${text}, inici" title="${title}, ${tagline}">${text}<i aria-hidden="true"></i></a>`;
}

/** Converts a link and its sublinks, and adds the base path to our own addresses. */
const menuLink = (page: Page, { children = [], ...item }: MenuLink): MenuLink => ({
  ...item,
  href: dataLink(page, item.href) ?? '',
  children: children.map((child) => menuLink(page, child)),
});

/** Id of the last part of the header. */
export const menuId = 'menu';

/** The header of every page of a site. */
export function header(page: Page): SafeHtml {
  const { navigation, doors, search, searchLabel } = page.site;
  return headerTag({
    role: 'banner',
    menuId,
    loading: 'eager',
    logo: wordmark(page),
    menu: navigation.map((item) => menuLink(page, item)),
    doors: doors.map((door) => ({ ...door, href: link(page, door.href) })),
    search: { action: link(page, '/resultats'), title: search, label: searchLabel },
    social: socialLinks.map(({ id, ...more }) => ({ ...more, icon: networkIcon(id) })),
    icons: { menu: icon('menu'), search: icon('search'), close: icon('x'), user: icon('user-round') },
  });
}
