import { html } from '../../../../src/server/html.ts';
import { supportEmails } from '../../content/accounts.ts';
import type { Page } from '../page.ts';

/** Where to write when something does not work. @param slot where a widget places it */
export function helpLine(page: Page, slot?: string): string {
  const mail = supportEmails[page.site.name];
  return html`<p!${slot === undefined ? '' : html` slot="${slot}"`} class="meta">Alguna cosa no va? <a href="mailto:${mail}">${mail}</a></p>`;
}
