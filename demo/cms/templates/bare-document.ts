import { html, type SafeHtml } from '../../../src/server/html.ts';
import { link, type Page } from './page.ts';
import { sheetLinks } from './sheet-links.ts';

interface SiteDocument extends BareDocument {
  /** The reader's own setting (`auto`) by default. */
  theme?: 'light' | 'dark' | 'auto' | undefined;
}

interface BareDocument {
  title: string;
  /** Further attributes of `<html>`, each after a space. */
  root?: SafeHtml;
  head: SafeHtml;
  body: SafeHtml;
}

/** Document outside the sites, for the tools around them; search engines must not index it. */
export function bareDocument({ title, root, head, body }: BareDocument): SafeHtml {
  return html`<!doctype html>
<html lang="ca-ES-valencia"${root}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    ${head}
  </head>
  ${body}
</html>
`;
}

/** Same as `bareDocument` in the design of a site: its icon, the widgets' base styles and its own. */
export function siteDocument(page: Page, { root, theme = 'auto', head, ...rest }: SiteDocument): SafeHtml {
  return bareDocument({
    ...rest,
    root: html` data-site="${page.site.name}" data-theme="${theme}"${root}`,
    head: html`<link rel="icon" href="${link(page, '/assets/favicon.svg')}" type="image/svg+xml" />
    ${sheetLinks(page, rest.body)}
    <link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.site}`)}" />
    ${head}`,
  });
}

interface ToolPage {
  title: string;
  theme?: SiteDocument['theme'];
  head: SafeHtml;
  /** Name, title, start path and description of the tool. */
  tool: { name: string; title: string; path: string; about: string };
  nav?: SafeHtml;
  main: SafeHtml;
}

/** Page of a tool, with its name in the bar above. */
export function toolPage(page: Page, { tool, head, nav, main, ...rest }: ToolPage): SafeHtml {
  return siteDocument(page, {
    ...rest,
    head: html`<link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.tool}`)}" />
    ${head}`,
    body: html`<body class="tool ${tool.name}">
    <a class="skip" href="#contingut">Salta al contingut</a>
    <header class="tool-header">
      <a class="tool-mark" href="${link(page, tool.path)}">${tool.title}</a>
      <p>${tool.about}</p>
      <a href="${link(page, '/')}">La portada</a>
    </header>
    ${nav}
    <main id="contingut" tabindex="-1">${main}</main>
  </body>`,
  });
}
