import { formatDate } from '../../../../src/i18n/dates.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { childrenPath } from '../../../api/club/children-path.ts';
import { layout } from '../layout.ts';
import { absoluteLink, link, type Page } from '../page.ts';
import { type MemberCard, memberCard } from './member-card.ts';

/** Excludes the child's name, since the browser keeps titles in its history (W-07). */
const title = 'Carnet de La Colla';

/** Script that prints, and that clears the page after a logout, since it shows the name of a child (W-07). */
const ownScript = (page: Page) =>
  html`<script type="module" src="${link(page, '/assets/carnet/print-card.js')}"></script>`;

/** `/perfil/carnet/{id}`: the card of a child, for printing (CHILD-04, CHILD-17). */
export function cardPage(page: Page, card: MemberCard): SafeHtml {
  const main = html`<div class="wrap card-page">
    <div class="card-table">${memberCard(card, absoluteLink(page, '/carnet/comprova'))}</div>
    <div class="card-words">
      <p class="kicker">Club infantil</p>
      <h1>El carnet de ${card.name}</h1>
      <p class="lead">Imprimiu-lo a mida real, retalleu-lo i ja cap en la cartera: fa el mateix que una targeta.</p>
      <ol class="card-steps">
        <li>En la impressora, trieu l’escala del 100 %.</li>
        <li>Si no té paper de targeta, en un full normal també va bé.</li>
        <li>Retalleu-lo pel contorn. Plastificat, durarà més.</li>
      </ol>
      <p class="actions">
        <button type="button" class="ap-button" data-print hidden>Imprimiu el carnet</button>
        <a class="ap-button ap-quiet" href="${link(page, childrenPath)}">Torneu al perfil</a>
      </p>
      <p class="without-script">Per a imprimir-lo, feu servir l’ordre d’imprimir del navegador: només n’eixirà el carnet.</p>
      <p class="meta">Qui vulga saber si el carnet és bo només ha d’enfocar el codi QR, o <a href="${link(page, '/carnet/comprova')}">comprovar-lo ací</a>. El codi diu el número de membre i fins quan val, res més.</p>
    </div>
  </div>
  ${ownScript(page)}`;
  return layout(page, {
    title,
    description: title,
    styles: [page.stylesheets.card, page.stylesheets.cardPrint],
    main,
  });
}

/** Page for a member who has turned 13 and whose card can no longer be printed (CHILD-13). */
export function expiredCardPage(
  page: Page,
  { name, validUntil }: Pick<MemberCard, 'name' | 'validUntil'>,
): SafeHtml {
  const main = html`<div class="wrap"><div class="narrow">
    <p class="kicker">Club infantil</p>
    <h1>${name} ja ha fet 13 anys</h1>
    <p class="lead">El carnet va valdre fins al ${formatDate(new Date(validUntil))}. Per molts anys, i gràcies per haver format part de La Colla!</p>
    <p class="actions"><a class="ap-button" href="${link(page, childrenPath)}">Torneu al perfil</a></p>
  </div></div>
  ${ownScript(page)}`;
  return layout(page, { title, description: title, styles: [page.stylesheets.card], main });
}
