import { html, type SafeHtml } from '../../../src/server/html.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';

export const consentPath = '/politica-de-privacitat/anuncis';

const told = {
  yes: 'Ara en veeu: els heu acceptats, i val durant noranta dies en este navegador.',
  no: 'Ara no en veeu: no els heu acceptats, o ja fa més de noranta dies.',
};

/** Page with the data that an ad receives, and a button that gives or withdraws consent in one press. */
export function consentPage(page: Page, isGiven: boolean): SafeHtml {
  const title = 'Els anuncis';
  const lead = 'Vosaltres dieu si en voleu vore. Les pàgines són les mateixes si dieu que no.';
  const main = html`<div class="wrap"><article class="article narrow">
    <header><p class="kicker">Privacitat</p><h1>${title}</h1><p class="lead">${lead}</p></header>
    <div class="prose ap-body">
      <p>Si els accepteu, la pàgina demana un anunci per al lloc on ha d’anar: li diu quin lloc és, de quin web i quines mides hi caben. No li diu qui sou, quina pàgina llegiu ni què heu llegit abans, i no envia cap galeta. L’anunci es veu en un marc a banda, que no pot llegir la pàgina.</p>
      <p>En La Colla no n’hi ha cap.</p>
      <form method="post" action="${link(page, consentPath)}">
        <p role="status"><strong>${isGiven ? told.yes : told.no}</strong></p>
        <input type="hidden" name="anuncis" value="${isGiven ? 'no' : 'si'}" />
        <p class="actions"><button class="ap-button">${isGiven ? 'No vull vore’n més' : 'Accepte els anuncis'}</button></p>
      </form>
      <p><a href="${link(page, '/politica-de-privacitat')}">Torneu a la política de privacitat</a></p>
    </div>
  </article></div>`;
  return layout(page, { title, description: lead, path: consentPath, styles: [page.stylesheets.body], main });
}
