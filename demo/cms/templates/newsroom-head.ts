import { html, type SafeHtml } from '../../../src/server/html.ts';
import { link, type Page } from './page.ts';

/** The desks of the newsroom that are not of one feed. */
const desks = { avisos: 'Avisos', participacio: 'Participació' } as const;

/** The bar above every page of the newsroom. @param name of who works there */
export function newsroomHead(page: Page, name: string, current?: keyof typeof desks): SafeHtml {
  const entries = Object.entries(desks).map(
    ([path, title]) =>
      html`<li><a href="${link(page, `/redaccio/${path}`)}"${path === current && html` aria-current="page"`}>${title}</a></li>`,
  );
  return html`<header class="nr-head">
      <p class="nr-house"><a class="wordmark" href="${link(page, '/')}">${page.site.wordmark}<i></i></a> <span class="nr-desk">Redacció</span></p>
      <nav class="nr-desks" aria-label="Redacció"><ul>${entries}</ul></nav>
      <p class="nr-who">${name}</p>
    </header>`;
}
