import { providerNames, providers } from '../../../src/embeds/providers.ts';
import { html, joinHtml, type SafeHtml } from '../../../src/server/html.ts';
import { type LegalText, legalTexts } from '../content/legal.ts';
import { consentPath } from './ad-consent-page.ts';
import { body } from './body.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';

/** Switches for loading each provider's contents immediately, on the privacy page (BEY-20). */
function embedSwitches(): SafeHtml {
  return html`<h2 id="continguts-d-altres-webs">Continguts d’altres webs</h2>
      <p>En alguns articles hi ha vídeos i publicacions d’altres webs. No s’hi connecta res fins que ho demaneu, i ho podeu demanar una vegada per a cada proveïdor. El que trieu ací val en totes les pàgines i es guarda només en este navegador.</p>
      ${providerNames.map(
        (name) =>
          html`<ap-social-embed provider="${name}"><p>${providers[name].name}: <a href="${providers[name].privacy}" rel="noopener noreferrer">política de privacitat</a></p></ap-social-embed>`,
      )}`;
}

/** Link for accepting ads or withdrawing the consent (AD-11). */
const adSwitch = (page: Page): SafeHtml =>
  html`<h2 id="anuncis">Anuncis</h2>
      <p>Només se’n mostren si els accepteu, i cap és per perfil. <a href="${link(page, consentPath)}">Trieu si en voleu vore</a>.</p>`;

/** T16: a legal page (ROUTE-28). */
export function legalPage(page: Page, { title, lead, path, body: elements }: LegalText): SafeHtml {
  const others = legalTexts.filter((other) => other.path !== path);
  const main = html`<div class="wrap"><article class="article narrow">
    <header><p class="kicker">Informació legal</p><h1>${title}</h1><p class="lead">${lead}</p></header>
    <div class="prose ap-body">
      ${body(page, elements)}
      ${path === '/politica-de-privacitat' ? html`${adSwitch(page)}${embedSwitches()}` : ''}
      <p>Llegiu també: ${joinHtml(
        others.map((other) => html`<a href="${link(page, other.path)}">${other.title}</a>`),
        ', ',
      )}.</p>
    </div>
  </article></div>`;
  return layout(page, { title, description: lead, path, styles: [page.stylesheets.body], main });
}
