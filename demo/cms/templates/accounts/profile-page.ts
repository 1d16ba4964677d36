import { html } from 'ghtml';
import { type ProfileTab, profileTabs } from '../../content/profile-tabs.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';

/** Who has come in, as far as a page needs to know. */
export interface Visitor {
  name: string;
  isChild: boolean;
}

/** Address of a tab: the other sites are kept in it. */
function pathOf(page: Page, { path }: ProfileTab): string {
  const { name } = page.site;
  return name === 'apunt' ? path : `${path}?site=${name}`;
}

function tabLink(page: Page, tab: ProfileTab, current: ProfileTab): string {
  return html`<li><a href="${link(page, pathOf(page, tab))}"!${tab === current ? ' aria-current="page"' : ''}>${tab.title}</a></li>`;
}

/** The profile's page until the profile itself is there: a greeting, its tabs and the way out (ROUTE-16, ROUTE-36). */
export function profilePage(page: Page, current: ProfileTab, { name, isChild }: Visitor): string {
  const { site } = page;
  const tabs = profileTabs.filter(
    (tab) => tab.sites.includes(site.name) && (!isChild || tab.childText !== undefined),
  );
  const greeting = isChild ? `Hola, ${name}!` : `Hola, ${name}`;
  const text = isChild ? (current.childText ?? 'Esta part és per a persones adultes.') : current.text;
  const main = html`<div class="wrap profile">
    <header class="profile-head">
      <p class="initial" aria-hidden="true">${Array.from(name)[0] ?? ''}</p>
      <div><h1>${greeting}</h1><p class="lead">${isChild ? 'Ja eres dins de La Colla.' : `Heu entrat en ${site.title}.`}</p></div>
    </header>
    <nav class="profile-nav" aria-label="Perfil"><ul class="plain">!${tabs.map((tab) => tabLink(page, tab, current))}</ul></nav>
    <section class="sheet" aria-labelledby="apartat">
      <h2 id="apartat">${current.title}</h2>
      <p>${text}</p>
      <p class="actions"><a class="ap-button" href="${link(page, site.home)}">${isChild ? 'Vull jugar' : 'Aneu a la portada'}</a></p>
    </section>
    <ap-logout redirect-url="${site.login.href}"><a class="ap-button ap-quiet" href="${link(page, `/logout${site.name === 'apunt' ? '' : `?site=${site.name}`}`)}">${isChild ? 'Ix' : 'Eixiu'}</a></ap-logout>
  </div>`;
  return layout(page, { title: current.title, description: current.title, isAccount: true, main });
}
