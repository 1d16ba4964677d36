import { html, type SafeHtml } from '../../src/server/html.ts';
import { linkList } from '../../src/server/link-list.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import type { MenuLink } from '../../src/ui/link-menu.types.ts';
import { texts as windowTexts } from '../../src/ui/new-window.texts.ts';
import { contract } from './header.element.ts';
import { texts as linksTexts } from './links.texts.ts';
import { texts as ownTexts } from './server.texts.ts';

const texts = { ...windowTexts, ...linksTexts, ...ownTexts };

export interface HeaderData extends Common {
  /** Html of an element in the slot `logo`. */
  logo: SafeHtml;
  menu: readonly MenuLink[];
  /** Login and registration links. With script the current user's links replace them (HDR-05, HDR-06). */
  doors: readonly { title: string; href: string; isLogin?: boolean | undefined }[];
  search: {
    /** Address of the search form; the query parameter is `text`. */
    action: string;
    title: string;
    label: string;
  };
  social: readonly { name: string; href: string; icon: SafeHtml }[];
  /**
   * Id of the last element: a page can delay its first paint until then with `<link rel="expect" blocking="render">`.
   */
  menuId?: string;
  /** Html of the signs, which are decoration. */
  icons: Readonly<Record<'menu' | 'search' | 'close' | 'user', SafeHtml>>;
}

/** Renders a complete `<ap-header>`, the same for every user, so that caches can keep the page. */
export function headerTag(data: HeaderData): SafeHtml {
  const { logo, menu, doors, search, social, icons, menuId, ...attributes } = data;
  const links = linkList(menu, html` class="ap-header-menu"`);
  return tag(
    contract,
    attributes,
    html`
  <div class="ap-header-bar">
    ${logo}
    ${account(data)}
    ${layer('search', search.title, icons.search, data, searchForm(data))}
    ${layer(
      'burger',
      texts['header.burger'],
      icons.menu,
      data,
      html`<nav aria-label="${texts['header.whole-menu']}">${links}</nav>
        ${account(data)}
        ${socialLinks(data)}`,
    )}
  </div>
  <nav slot="menu"${menuId && html` id="${menuId}"`} class="ap-header-nav" aria-label="${texts['header.menu']}">${links}</nav>
`,
  );
}

function layer(
  slot: string,
  title: string,
  icon: SafeHtml,
  { icons }: HeaderData,
  content: SafeHtml,
): SafeHtml {
  return html`<details slot="${slot}" name="header">
      <summary aria-label="${title}">${icon}${icons.close}<span>${title}</span></summary>
      <div class="ap-header-panel">
        ${content}
      </div>
    </details>`;
}

const searchForm = ({
  search: { action, title, label },
}: HeaderData) => html`<form role="search" action="${action}">
          <label>${label}<input name="text" type="search" minlength="3" maxlength="100" required autocomplete="off" enterkeyhint="search"></label>
          <button type="submit" class="ap-button">${title}</button>
        </form>`;

function account({ doors, icons }: HeaderData): SafeHtml {
  const items = doors.map(
    ({ title, href, isLogin }) =>
      html`<li><a href="${href}"${isLogin && ' data-login'}>${isLogin && icons.user}<span>${title}</span></a></li>`,
  );
  return html`<div slot="account" class="ap-header-account"><ul>${items}</ul></div>`;
}

function socialLinks({ social }: HeaderData): SafeHtml {
  const items = social.map(
    ({ name, href, icon }) =>
      html`<li><a href="${href}" target="_blank" rel="noopener noreferrer" aria-label="${name} ${texts['link.new-window']}">${icon}</a></li>`,
  );
  return html`<ul slot="social" class="ap-header-social" aria-label="${texts['header.social']}">${items}</ul>`;
}

const sign = (path: string) =>
  html`<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="${path}"/></svg>`;

export const sample: HeaderData = {
  logo: html`<a slot="logo" href="/"><b>El vostre lloc</b></a>`,
  menu: [
    {
      title: 'Notícies',
      href: '/#noticies',
      children: [
        { title: 'Blogs', href: '/#blogs' },
        { title: 'Activitats', href: '/#activitats' },
      ],
    },
    { title: 'Directes', href: '/#directes' },
  ],
  doors: [
    { title: 'Inicieu la sessió', href: '/acces', isLogin: true },
    { title: 'Registreu-vos', href: '/registre' },
  ],
  search: { action: '/resultats', title: 'Cerqueu', label: 'Què voleu cercar?' },
  social: [{ name: 'Bluesky', href: 'https://bsky.app/', icon: html`Bluesky` }],
  icons: {
    menu: sign('M4 5h16M4 12h16M4 19h16'),
    search: sign('M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm10 18-4.3-4.3'),
    close: sign('M18 6 6 18M6 6l12 12'),
    user: sign('M12 3a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm8 18a8 8 0 0 0-16 0'),
  },
};
