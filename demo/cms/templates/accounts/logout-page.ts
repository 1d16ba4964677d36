import { logoutTag } from '../../../../elements/logout/logout.server.ts';
import { html } from '../../../../src/server/html.ts';
import { farewells } from '../../content/accounts.ts';
import { link, type Page } from '../page.ts';
import { accountLayout } from './account-layout.ts';

/** `/logout`: the page changes nothing by itself; its script logs out and goes on to the login (ROUTE-14, W-11). */
export function logoutPage(page: Page): string {
  const { site } = page;
  const isClub = site.name === 'lacolla';
  const ending = isClub ? 'Estem tancant la teua sessió…' : 'Estem tancant la vostra sessió…';
  const card = html`<h1>${isClub ? 'Fins una altra!' : 'Fins prompte'}</h1>
    !${logoutTag({ auto: true, redirectUrl: site.login.href, loading: 'eager', content: html`<p>${ending}</p>` })}
    <p class="meta">${
      isClub
        ? 'Si esta pàgina no se’n va tota sola, tanca el navegador i la sessió s’acabarà.'
        : 'Si esta pàgina no se’n va tota sola, tanqueu el navegador i la sessió s’acabarà.'
    }</p>
    <p><a href="${link(page, site.home)}">${isClub ? 'Torna a jugar' : 'Torneu a la portada'}</a></p>`;
  return accountLayout(page, {
    title: isClub ? 'Ix' : 'Eixiu',
    description: 'Fi de la sessió.',
    card,
    claim: farewells[site.name],
  });
}
