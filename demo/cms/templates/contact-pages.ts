import { type ContactFormData, contactFormTag } from '../../../elements/contact-form/contact-form.server.ts';
import { texts as formTexts } from '../../../elements/contact-form/contact-form.texts.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import { contactPath, contactTexts } from '../content/contact.ts';
import { accountLayout } from './accounts/account-layout.ts';
import { helpLine } from './accounts/help-line.ts';
import { texts } from './contact-pages.texts.ts';
import { icon } from './icon.ts';
import { link, type Page } from './page.ts';

/** `/contacte`: the form, with its fields and the reason after an error. */
export function contactPage(page: Page, attempt: Pick<ContactFormData, 'typed' | 'problem'> = {}): SafeHtml {
  const { kicker, title, lead, claim } = contactTexts[page.site.name];
  const path = contactPath(page.site.name);
  const form = contactFormTag({
    ...attempt,
    loading: 'eager',
    action: link(page, path),
    terms: link(page, '/politica-de-privacitat'),
  });
  const card = html`<p class="kicker">${kicker}</p>
    <h1>${title}</h1>
    <p class="muted">${lead}</p>
    ${form}
    ${helpLine(page)}`;
  return accountLayout(page, { title, description: lead, path, card, claim });
}

/** Confirmation after the server's form was sent. */
export function contactSentPage(page: Page): SafeHtml {
  const title = formTexts['contact.success-title'];
  const lead = formTexts['contact.success-text'];
  const card = html`<p class="big-sign">${icon('badge-check')}</p>
    <h1>${title}</h1>
    <p class="lead">${lead}</p>
    <p class="actions"><a class="ap-button" href="${link(page, page.site.home)}">${texts['contact.home']}</a></p>`;
  return accountLayout(page, { title, description: lead, card, claim: contactTexts[page.site.name].claim });
}
