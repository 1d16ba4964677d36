import { logoutTag } from '../../../../elements/logout/logout.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { texts as mails } from '../../../api/mail/messages/mail.texts.ts';
import { farewells } from '../../content/accounts.ts';
import { isForChildren, link, type Page } from '../page.ts';
import { accountLayout } from './account-layout.ts';

/** `/logout`: the page itself changes nothing; its script logs out and opens the login (ROUTE-14, W-11). */
export function logoutPage(page: Page): SafeHtml {
  const { site } = page;
  const isClub = isForChildren(page);
  const ending = isClub ? 'Estem tancant la teua sessió…' : 'Estem tancant la vostra sessió…';
  const card = html`<h1>${isClub ? 'Fins una altra!' : 'Fins prompte'}</h1>
    ${logoutTag({ auto: true, redirectUrl: site.login.href, loading: 'eager', content: html`<p>${ending}</p>` })}
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

/** `/compte-eliminat`: lists the data deleted with an account, and the data that remain (ROUTE-30). */
export function deletedPage(page: Page): SafeHtml {
  const { site } = page;
  const card = html`<h1>${mails['account-deleted.title']}</h1>
    <p class="lead">${mails['account-deleted.body']}</p>
    <p>Us hem enviat un correu que ho confirma. ${mails['account-deleted.thanks']}</p>
    <p class="actions">
      <a class="ap-button" href="${link(page, site.home)}">Torneu a la portada</a>
      <a class="ap-button ap-quiet" href="${link(page, site.register)}">${mails['account-deleted.button']}</a>
    </p>`;
  return accountLayout(page, {
    title: mails['account-deleted.title'],
    description: 'El compte ja no existix.',
    card,
    claim: farewells[site.name],
  });
}
