import { html } from '../../../src/server/html.ts';
import { isSiteName, type SiteName } from '../../cms/content/sites.ts';
import { siteDocument } from '../../cms/templates/bare-document.ts';
import { link, type Page } from '../../cms/templates/page.ts';

/** How a page of the showroom is dressed: its site is that of `page`. */
export interface Dressed {
  page: Page;
  /** The reader's own setting when missing. */
  theme?: 'light' | 'dark' | undefined;
}

/** What the address says of the dress (`lloc` and `tema`); unknown values count as absent. */
export function dressOf(query: { lloc?: unknown; tema?: unknown }): {
  site: SiteName;
  theme: Dressed['theme'];
} {
  return {
    site: isSiteName(query.lloc) ? query.lloc : 'apunt',
    theme: query.tema === 'light' || query.tema === 'dark' ? query.tema : undefined,
  };
}

/** @param root more attributes of `<html>`, already escaped */
export function documentOf(
  { page, theme }: Dressed,
  { root = '', ...rest }: { title: string; root?: string; head: string; body: string },
): string {
  const dress = theme ? html` data-theme="${theme}"` : '';
  return siteDocument(page, { ...rest, root: `${dress}${root}` });
}

/** A page for people: header, the tags to choose from, and the main part. */
export function showroomPage(
  dressed: Dressed,
  { title, nav, main }: { title: string; nav: string; main: string },
): string {
  const { page } = dressed;
  return documentOf(dressed, {
    title,
    head: html`<link rel="stylesheet" href="${link(page, '/assets/showroom/showroom.css')}" />
    <script type="module" src="${link(page, '/assets/showroom/showroom.js')}"></script>`,
    body: html`<body class="showroom">
    <a class="skip" href="#contingut">Salta al contingut</a>
    <header class="showroom-header">
      <a class="showroom-mark" href="${link(page, '/aparador')}">Aparador</a>
      <p>Per a qui desenvolupa. No existix en producció.</p>
      <a href="${link(page, '/')}">La portada</a>
    </header>
    !${nav}
    <main id="contingut" tabindex="-1">
      !${main}
    </main>
  </body>`,
  });
}
