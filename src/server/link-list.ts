import { safeUrl } from '../content/safe-url.ts';
import type { MenuLink } from '../ui/link-menu.types.ts';
import { html, type SafeHtml } from './html.ts';

/** List of links with sub-lists (NAV-07). A link without a safe address is left out with its sub-list (W-06). */
export function linkList(links: readonly MenuLink[], attributes: SafeHtml | '' = ''): SafeHtml | '' {
  const items = links.map(linkItem);
  return items.some(Boolean) ? html`<ul${attributes}>${items}</ul>` : '';
}

function linkItem({ title, href, text, target, rel, children = [] }: MenuLink): SafeHtml | '' {
  const address = safeUrl(href);
  if (address === undefined) return '';
  const more = Object.entries({ title: text, target, rel }).filter(([, value]) => value !== undefined);
  const attributes = more.map(([name, value]) => html` ${name}="${value}"`);
  return html`
    <li><a href="${address}"${attributes}>${title}</a>${linkList(children)}</li>`;
}
