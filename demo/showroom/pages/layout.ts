import { html } from 'ghtml';
import { isSiteName, type SiteName } from '../../cms/content/sites.ts';
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
  { title, root = '', head, body }: { title: string; root?: string; head: string; body: string },
): string {
  return html`<!doctype html>
<html lang="ca-ES-valencia" data-site="${page.site.name}"!${theme ? html` data-theme="${theme}"` : ''}!${root}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="${link(page, '/assets/favicon.svg')}" type="image/svg+xml" />
    <link rel="stylesheet" href="${link(page, `/dist/${page.bundle.base.file}`)}" />
    <link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.site}`)}" />
    !${head}
  </head>
  !${body}
</html>
`;
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
