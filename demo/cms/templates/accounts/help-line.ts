import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { supportEmails } from '../../content/accounts.ts';
import type { Page } from '../page.ts';

/** Line with the support address. @param slot slot of a widget in which the line is placed */
export function helpLine(page: Page, slot?: string): SafeHtml {
  const mail = supportEmails[page.site.name];
  return html`<p${slot === undefined ? '' : html` slot="${slot}"`} class="meta">Alguna cosa no va? <a href="mailto:${mail}">${mail}</a></p>`;
}
