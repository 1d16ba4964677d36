import { html } from 'ghtml';
import { link, type Page } from '../cms/templates/page.ts';
import { texts } from './inbox.texts.ts';

/** A page of the inbox. @param main its main part, already html */
export function inboxDocument(page: Page, { title, main }: { title: string; main: string }): string {
  return html`<!doctype html>
<html lang="ca-ES-valencia" data-site="${page.site.name}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <meta name="color-scheme" content="light dark" />
    <title>${title}</title>
    <link rel="icon" href="${link(page, '/assets/favicon.svg')}" type="image/svg+xml" />
    <link rel="stylesheet" href="${link(page, `/dist/${page.bundle.base.file}`)}" />
    <link rel="stylesheet" href="${link(page, `/assets/${page.stylesheets.site}`)}" />
    <link rel="stylesheet" href="${link(page, '/assets/inbox.css')}" />
  </head>
  <body class="inbox">
    <a class="skip" href="#contingut">${texts.skip}</a>
    <header class="inbox-header">
      <a class="inbox-mark" href="${link(page, '/bustia')}">${texts.title}</a>
      <p>${texts.about}</p>
      <a href="${link(page, '/')}">${texts.front}</a>
    </header>
    <main id="contingut" tabindex="-1">!${main}</main>
  </body>
</html>
`;
}
