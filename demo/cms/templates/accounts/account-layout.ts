import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { Claim, Reason } from '../../content/accounts.ts';
import { imageOf } from '../../pictures/clip.ts';
import { icon } from '../icon.ts';
import { layout } from '../layout.ts';
import type { Page } from '../page.ts';
import { picture } from '../picture.ts';

export interface AccountContent {
  title: string;
  description: string;
  /** Address without the base path; undefined for a page that search engines must not index. */
  path?: string;
  scripts?: string[];
  /** Card with a form or a message. */
  card: SafeHtml;
  claim: Claim;
  /** Widens the card for a long form. */
  isWide?: boolean;
}

function reason({ icon: name, text }: Reason): SafeHtml {
  return html`<li>${icon(name)}<span>${text}</span></li>`;
}

/** A form or a message, beside a picture and the benefits of an account; stacked on phones. */
export function accountLayout(page: Page, { card, claim, isWide, ...content }: AccountContent): SafeHtml {
  const main = html`<div class="wrap account${isWide ? ' wide' : ''}">
    <div class="account-card sheet">${card}</div>
    <aside class="account-claim" aria-labelledby="raons">
      <div class="card-picture">${picture(page, imageOf(claim.illustration), 'account', true)}</div>
      <h2 id="raons">${claim.title}</h2>
      ${claim.reasons.length === 0 ? '' : html`<ul class="plain reasons">${claim.reasons.map(reason)}</ul>`}
    </aside>
  </div>`;
  return layout(page, { ...content, isAccount: true, main });
}
