import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { siteDocument } from '../bare-document.ts';
import { layout } from '../layout.ts';
import { link, type Page } from '../page.ts';

/** Desks of the newsroom that do not belong to a single feed. */
const desks = { avisos: 'Avisos', participacio: 'Participació' } as const;

interface NewsroomPage {
  title: string;
  /** Name of the editor. */
  name: string;
  desk?: keyof typeof desks;
  main: SafeHtml;
}

/** A page of the newsroom; all of them work without a script. */
export function newsroomDocument(page: Page, { title, name, desk, main }: NewsroomPage): SafeHtml {
  const entries = Object.entries(desks).map(
    ([path, title]) =>
      html`<li><a href="${link(page, `/redaccio/${path}`)}"${path === desk && html` aria-current="page"`}>${title}</a></li>`,
  );
  const body = html`<body class="nr">
    <a class="skip" href="#redaccio">Salta al contingut</a>
    <header class="nr-head">
      <p class="nr-house"><a class="wordmark" href="${link(page, '/')}">${page.site.wordmark}<i></i></a> <span class="nr-desk">Redacció</span></p>
      <nav class="nr-desks" aria-label="Redacció"><ul>${entries}</ul></nav>
      <p class="nr-who">${name}</p>
    </header>
    <main id="redaccio" tabindex="-1">${main}</main>
  </body>`;
  const head = html`<link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.newsroom}`)}" />`;
  return siteDocument(page, { title: `${title} · Redacció`, head, body });
}

/** Page for anonymous visitors; the login of the header returns here. */
export function newsroomDoor(page: Page): SafeHtml {
  const text = 'Ací escriu la redacció. Inicieu la sessió amb el vostre compte i torneu a esta adreça.';
  const main = html`<div class="wrap"><article class="error narrow">
    <h1>Inicieu la sessió</h1>
    <p class="lead">${text}</p>
    <p><a class="ap-button" href="${link(page, '/acces')}">Inicieu la sessió</a></p>
  </article></div>`;
  return layout(page, { title: 'Redacció', description: text, main });
}
