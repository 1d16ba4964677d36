import { html, type SafeHtml } from '../../../src/server/html.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';

interface ErrorText {
  title: string;
  text: string;
}

const noPermission = {
  title: 'No teniu permís',
  text: 'Per a vore esta pàgina cal un permís que ara mateix no teniu. Si penseu que és un error, inicieu la sessió i torneu-ho a provar.',
};
const notUnderstood = {
  title: 'No hem pogut atendre la petició',
  text: 'El navegador ha demanat alguna cosa que no entenem. Reviseu l’adreça o torneu-ho a provar d’ací a una estona.',
};
const notResponding = {
  title: 'El servidor no respon',
  text: 'La culpa és nostra i ja en tenim l’avís. Torneu-ho a provar d’ací a uns minuts.',
};

const tooMany = {
  title: 'Massa peticions alhora',
  text: 'Des d’esta connexió s’han demanat moltes pàgines en poc de temps. Espereu un minut i torneu-ho a provar.',
};
const busy = {
  title: 'Ara mateix hi ha massa gent',
  text: 'El servidor va molt carregat i no ha pogut atendre la petició. Torneu-ho a provar d’ací a uns segons.',
};

const texts: Record<number, ErrorText> = {
  401: noPermission,
  403: noPermission,
  404: {
    title: 'No hem trobat la pàgina',
    text: 'Pot ser que l’adreça tinga una lletra de més o que la pàgina s’haja mudat. Des de la portada ho trobareu tot.',
  },
  410: {
    title: 'Este contingut ja no està disponible',
    text: 'L’hem retirat i no tornarà a esta adreça. Potser en la portada hi ha alguna cosa més nova.',
  },
  429: tooMany,
  500: notResponding,
  503: busy,
};

/** Statuses with their own error page (PAGE-01..04). */
export const errorStatuses = Object.keys(texts).map(Number);

/** T1: an explanation in words, and the link back to the front page (PAGE-01..06). */
export function errorPage(page: Page, status: number): SafeHtml {
  const { title, text } = texts[status] ?? (status >= 500 ? notResponding : notUnderstood);
  const main = html`<div class="wrap"><article class="error narrow">
    <p class="error-code" aria-hidden="true">${String(status)}<i></i></p>
    <h1>${title}</h1>
    <p class="lead">${text}</p>
    <p><a class="ap-button" href="${link(page, '/')}">Torneu a la portada</a></p>
  </article></div>`;
  return layout(page, { title, description: text, main });
}
