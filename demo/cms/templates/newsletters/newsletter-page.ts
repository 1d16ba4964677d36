import { html } from 'ghtml';
import { newsletterTag } from '../../../../elements/newsletter/newsletter.server.ts';
import { texts } from '../../../../elements/newsletter/newsletter.texts.ts';
import { newsletterPath, newsletters, type SiteNewsletter } from '../../content/newsletters.ts';
import { accountLayout } from '../accounts/account-layout.ts';
import { formOutline } from '../accounts/form-outline.ts';
import { helpLine } from '../accounts/help-line.ts';
import type { Page } from '../page.ts';

const languageChoices = {
  legend: texts['newsletter.segments'],
  hint: texts['newsletter.segments-hint'],
  labels: [
    texts['newsletter.segment-language'],
    texts['newsletter.segment-beginner'],
    texts['newsletter.segment-intermediate'],
    texts['newsletter.segment-advanced'],
  ],
};

function form(page: Page, { id: newsletterId, sub, isLanguage }: SiteNewsletter): string {
  const content = formOutline(page, {
    choices: isLanguage ? languageChoices : undefined,
    fields: [{ label: texts['newsletter.email'], hint: texts['newsletter.email-hint'] }],
    terms: texts['newsletter.terms'].replace('{terms}', texts['newsletter.terms-link']),
    button: texts['newsletter.submit'],
    without:
      'El formulari no s’ha pogut obrir: necessita JavaScript. Activeu-lo i torneu a carregar la pàgina, o escriviu-nos i us hi apuntem.',
    ways: [],
  });
  return newsletterTag({
    newsletterId,
    sub,
    variant: isLanguage ? 'language' : undefined,
    loading: 'eager',
    content,
  });
}

/** `/butlletins`: the newsletter of the site (SITE-08). */
export function newsletterPage(page: Page): string {
  const newsletter = newsletters[page.site.name];
  const { kicker, title, lead, claim } = newsletter;
  const card = html`<p class="kicker">${kicker}</p>
    <h1>${title}</h1>
    <p class="muted">${lead}</p>
    !${form(page, newsletter)}
    !${helpLine(page)}`;
  return accountLayout(page, { title, description: lead, path: newsletterPath(page.site.name), card, claim });
}
