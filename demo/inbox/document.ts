import { html } from '../../src/server/html.ts';
import { siteDocument } from '../cms/templates/bare-document.ts';
import { link, type Page } from '../cms/templates/page.ts';
import { texts } from './inbox.texts.ts';

/** A page of the inbox. @param main its main part, already html */
export function inboxDocument(page: Page, { title, main }: { title: string; main: string }): string {
  return siteDocument(page, {
    title,
    head: html`<link rel="stylesheet" href="${link(page, '/assets/inbox.css')}" />`,
    body: html`<body class="inbox">
    <a class="skip" href="#contingut">${texts.skip}</a>
    <header class="inbox-header">
      <a class="inbox-mark" href="${link(page, '/bustia')}">${texts.title}</a>
      <p>${texts.about}</p>
      <a href="${link(page, '/')}">${texts.front}</a>
    </header>
    <main id="contingut" tabindex="-1">!${main}</main>
  </body>`,
  });
}
