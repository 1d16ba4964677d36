import { html } from 'ghtml';
import type { NavigationItem } from '../content/sites.ts';
import { socialLinks } from '../content/social-links.ts';
import { icon, networkIcon } from './icon.ts';
import { dataLink, link, type Page } from './page.ts';

function wordmark(page: Page): string {
  const { wordmark: text, home, title, tagline } = page.site;
  return html`<a slot="logo" class="wordmark" href="${link(page, home)}" aria-label="${text}, inici" title="${title}, ${tagline}">${text}<i aria-hidden="true"></i></a>`;
}

/** A link and those below it (NAV-07). One without a safe address is left out with what is below it. */
function navigationItem(
  page: Page,
  { title, href, text, target, rel, children = [] }: NavigationItem,
): string {
  const address = dataLink(page, href);
  if (address === undefined) return '';
  const attributes = Object.entries({ title: text, target, rel })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` ${name}="${value}"`);
  const below = children.map((child) => navigationItem(page, child)).join('');
  return html`<li><a href="${address}"!${attributes}>${title}</a>!${below && html`<ul>!${below}</ul>`}</li>`;
}

function menu(page: Page): string {
  return html`<ul class="ap-header-menu">!${page.site.navigation.map((item) => navigationItem(page, item))}</ul>`;
}

/** The doors of the site (HDR-05, HDR-06): they work without the script, which shows who is logged in in their place. */
function account(page: Page): string {
  const items = page.site.doors.map(
    ({ title, href, isLogin }) =>
      html`<li><a href="${link(page, href)}"!${isLogin ? ' data-login' : ''}>!${isLogin ? icon('user-round') : ''}<span>${title}</span></a></li>`,
  );
  return html`<div slot="account" class="ap-header-account"><ul>!${items}</ul></div>`;
}

function search(page: Page): string {
  const { search: ask, searchLabel } = page.site;
  return html`<details slot="search" name="header">
    <summary aria-label="${ask}">!${icon('search')}!${icon('x')}<span>${ask}</span></summary>
    <div class="ap-header-panel">
      <form role="search" action="${link(page, '/resultats')}">
        <label>${searchLabel}<input name="text" type="search" minlength="3" maxlength="100" required autocomplete="off" enterkeyhint="search" /></label>
        <button class="ap-button">${ask}</button>
      </form>
    </div>
  </details>`;
}

function social(): string {
  const items = socialLinks.map(
    ({ id, name, href }) =>
      html`<li><a href="${href}" target="_blank" rel="noopener noreferrer" aria-label="${name} (finestra nova)">!${networkIcon(id)}</a></li>`,
  );
  return html`<ul slot="social" class="ap-header-social" aria-label="Xarxes socials">!${items}</ul>`;
}

/** The header of every page: whole as the server writes it, the same for everybody, so that pages can be kept in caches. */
export function header(page: Page): string {
  return html`<ap-header role="banner" loading="eager">
    <div class="ap-header-bar">
      !${wordmark(page)}
      !${account(page)}
      !${search(page)}
      <details slot="burger" name="header">
        <summary aria-label="Menú">!${icon('menu')}!${icon('x')}<span>Menú</span></summary>
        <div class="ap-header-panel">
          <nav aria-label="Menú complet">!${menu(page)}</nav>
          !${account(page)}
          !${social()}
        </div>
      </details>
    </div>
    <nav slot="menu" class="ap-header-nav" aria-label="Principal">!${menu(page)}</nav>
  </ap-header>`;
}
