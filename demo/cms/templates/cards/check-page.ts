import type { JsonWebKey } from 'node:crypto';
import { html, type SafeHtml, scriptJson } from '../../../../src/server/html.ts';
import { supportEmails } from '../../content/accounts.ts';
import { icon } from '../icon.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';

interface Verdict {
  name: string;
  sign: SafeHtml;
  title: string;
  text: SafeHtml;
}

const number = html`<b data-nick></b>`;
const until = html`<b data-until></b>`;

/** All results of the check. The script of the page shows one of them, and fills in number and date. */
const verdicts: Verdict[] = [
  {
    name: 'valid',
    sign: icon('badge-check'),
    title: 'El carnet val',
    text: html`<p>Número de membre: ${number}</p><p>Val fins al ${until}, que és quan fa 13 anys.</p><p class="muted">Mireu que el número siga el mateix que porta imprés.</p>`,
  },
  {
    name: 'expired',
    sign: icon('calendar'),
    title: 'El carnet ha caducat',
    text: html`<p>Número de membre: ${number}</p><p>Va valdre fins al ${until}, que és quan va fer 13 anys.</p>`,
  },
  {
    name: 'forged',
    sign: icon('x'),
    title: 'No és un carnet de La Colla',
    text: html`<p>El codi no porta la firma del club, o l’han canviat, o no s’ha llegit sencer. Torneu-lo a llegir abans de pensar mal.</p>`,
  },
  {
    name: 'unable',
    sign: icon('shield-check'),
    title: 'Ací no es pot comprovar',
    text: html`<p>Este navegador no sap comprovar firmes en una connexió que no és segura. Obriu la pàgina amb https.</p>`,
  },
];

function verdict({ name, sign, title, text }: Verdict): SafeHtml {
  return html`<div class="verdict" data-verdict="${name}" hidden>
    <span class="verdict-sign">${sign}</span>
    <div><p class="verdict-title">${title}</p>${text}</div>
  </div>`;
}

/**
 * `/carnet/comprova#…`: verifies a card, only in the browser. The payload follows the `#`, which no browser sends
 * (BEY-13).
 */
export function checkPage(page: Page, publicKey: JsonWebKey): SafeHtml {
  const mail = supportEmails.lacolla;
  const main = html`<div class="wrap"><div class="narrow card-check">
    <p class="kicker">Club infantil</p>
    <h1>Comproveu un carnet</h1>
    <div class="verdicts" role="status">
      <p class="lead" data-verdict="waiting">Enfoqueu el codi QR del carnet amb la càmera del mòbil: la resposta eixirà ací. No cal connexió i el carnet no s’envia enlloc.</p>
      ${verdicts.map(verdict)}
    </div>
    <div class="sheet card-read" data-read hidden>
      <video class="card-camera" playsinline muted hidden></video>
      <p class="actions" data-camera hidden><button type="button" class="ap-button">Llegiu-lo ací amb la càmera</button></p>
      <p class="ap-alert" data-no-camera role="alert" hidden>No s’ha pogut obrir la càmera. Mireu si el navegador hi té permís.</p>
      <form class="card-form" method="post">
        <label for="codi">El codi, o l’adreça que hi ha en el QR</label>
        <input id="codi" name="codi" autocomplete="off" autocapitalize="none" spellcheck="false" />
        <button type="submit" class="ap-button">Comproveu-lo</button>
      </form>
    </div>
    <p class="without-script sheet">Per a comprovar un carnet cal JavaScript. Si no en teniu, escriviu-nos a <a href="mailto:${mail}">${mail}</a> i us ho direm.</p>
    <p class="meta">Només es comprova la firma del club. El codi no diu com es diu la criatura ni on viu.</p>
  </div></div>
  <script type="application/json" id="clau-del-club">${scriptJson(publicKey)}</script>
  <script type="module" src="${link(page, '/assets/carnet/check-page.js')}"></script>`;
  return layout(page, {
    title: 'Comproveu un carnet',
    description: 'Digueu-nos si un carnet de La Colla val.',
    path: '/carnet/comprova',
    styles: [page.stylesheets.card],
    main,
  });
}
