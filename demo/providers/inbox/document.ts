import { html, type SafeHtml } from '../../../src/server/html.ts';
import { toolPage } from '../../cms/templates/bare-document.ts';
import { link, type Page } from '../../cms/templates/page.ts';
import { texts } from './inbox.texts.ts';

/** Document of an inbox page. @param main main part of the page */
export function inboxDocument(page: Page, { title, main }: { title: string; main: SafeHtml }): SafeHtml {
  return toolPage(page, {
    title,
    head: html`<link rel="stylesheet" href="${link(page, '/assets/inbox.css')}" />`,
    tool: { name: 'inbox', title: texts.title, path: '/bustia', about: texts.about },
    main,
  });
}
