import { texts as listTexts } from '../../../../elements/profile/collections/collections.texts.ts';
import { profileTag } from '../../../../elements/profile/profile.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { type ProfileTab, profileTabsFor } from '../../content/profile-tabs.ts';
import { icon } from '../icon.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';
import { helpLine } from './help-line.ts';

/** The current user, as needed by pages. */
export interface Visitor {
  name: string;
  isChild: boolean;
}

/** Returns the address of a tab; the other sites add their name. */
export function profileTabPath(page: Page, { path }: ProfileTab): string {
  const { name } = page.site;
  return name === 'apunt' ? path : `${path}?site=${name}`;
}

function tabLink(page: Page, tab: ProfileTab, current: ProfileTab): SafeHtml {
  return html`<li><a href="${link(page, profileTabPath(page, tab))}"${tab === current ? html` aria-current="page"` : ''}>${tab.title}</a></li>`;
}

/** Text of an empty list, with a link to content that can be saved (PROF-36). */
function emptyList(page: Page, slot: string, text: string, action: string): SafeHtml {
  return html`<div slot="${slot}" class="sheet empty-list"><p>${text}</p><p><a class="ap-button" href="${link(page, page.site.home)}">${action}</a></p></div>`;
}

/**
 * The profile, the same view on four routes (ROUTE-21): a greeting above the widget, and in the widget the server
 * content, the menu and the logout.
 */
export function profilePage(page: Page, current: ProfileTab, { name, isChild }: Visitor): SafeHtml {
  const { site } = page;
  const tabs = profileTabsFor(site.name, isChild);
  const leave = site.name === 'apunt' ? '/logout' : `/logout?site=${site.name}`;
  const go = isChild ? 'Vull jugar' : 'Aneu a la portada';
  const ending = isChild ? '-child' : '';
  const content = html`<div class="profile-outline">
        <nav aria-label="Apartats del perfil"><ul class="plain">
          ${tabs.map((tab) => tabLink(page, tab, current))}
          <li><a href="${link(page, leave)}">${isChild ? 'Ix' : 'Eixiu'}</a></li>
        </ul></nav>
        <div>
          <h2>${current.title}</h2>
          <div class="profile-without">
            <p>${isChild ? (current.childText ?? '') : current.text}</p>
            ${isChild ? '' : helpLine(page)}
          </div>
        </div>
      </div>
      ${emptyList(page, 'empty-favourites', listTexts[`collection.empty-content${ending}`], go)}
      ${emptyList(page, 'empty-shows', listTexts[`collection.empty-show${ending}`], go)}`;
  const main = html`<div class="wrap profile">
    <header class="profile-head">
      <p class="initial" aria-hidden="true" data-user-initial>${initialOf(name)}</p>
      <div><h1 data-user-greeting>${greetingOf(name, isChild)}</h1><p class="lead">${isChild ? 'Ja eres dins de La Colla.' : `Heu entrat en ${site.title}.`}</p></div>
    </header>
    ${profileTag({ tab: current.tab, loginUrl: site.login.href, loading: 'eager', content })}
  </div>`;
  const scripts = ['greeting.js'];
  return layout(page, { title: current.title, description: current.title, isAccount: true, scripts, main });
}

/** Returns the greeting. An account may have no name yet, if a member of the club opened it at 13 (BEY-14). */
function greetingOf(name: string, isChild: boolean): string {
  if (name.trim() === '') return 'Hola!';
  return isChild ? `Hola, ${name}!` : `Hola, ${name}`;
}

/** Html. */
function initialOf(name: string): SafeHtml {
  const [initial] = name.trim();
  return initial === undefined ? icon('user-round') : html`${initial}`;
}
