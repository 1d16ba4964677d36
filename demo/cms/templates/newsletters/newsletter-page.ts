import { type NewsletterData, newsletterTag } from '../../../../elements/newsletter/newsletter.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { newsletterPath, newsletters } from '../../content/newsletters.ts';
import { accountLayout } from '../accounts/account-layout.ts';
import { helpLine } from '../accounts/help-line.ts';
import { link, type Page } from '../page.ts';

/** Fields of a form with an error, and the reason. */
export type SubscriptionTry = Pick<NewsletterData, 'typed' | 'problem'>;

/** The form of the site's newsletter. */
export function newsletterForm(page: Page, data: Partial<NewsletterData> = {}): SafeHtml {
  const { id: newsletterId, sub, isLanguage } = newsletters[page.site.name];
  return newsletterTag({
    newsletterId,
    sub,
    variant: isLanguage ? 'language' : undefined,
    ...data,
    action: link(page, newsletterPath(page.site.name)),
    terms: link(page, '/politica-de-privacitat'),
  });
}

/** `/butlletins`: the newsletter of the site (SITE-08). */
export function newsletterPage(page: Page, attempt: SubscriptionTry = {}): SafeHtml {
  const { kicker, title, lead, claim } = newsletters[page.site.name];
  const card = html`<p class="kicker">${kicker}</p>
    <h1>${title}</h1>
    <p class="muted">${lead}</p>
    ${newsletterForm(page, { ...attempt, loading: 'eager' })}
    ${helpLine(page)}`;
  return accountLayout(page, { title, description: lead, path: newsletterPath(page.site.name), card, claim });
}
