import { formatDay, formatFull, formatTime } from '../../../src/i18n/dates.ts';
import { fill } from '../../../src/i18n/texts.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { ReceivedMail } from '../../api/mail/inbox.ts';
import { icon } from '../../cms/templates/icon.ts';
import { link, type Page } from '../../cms/templates/page.ts';
import { inboxDocument } from './document.ts';
import { texts } from './inbox.texts.ts';

/** Page with all mails, each with its first paragraph, the newest first. */
export function listPage(page: Page, mails: ReceivedMail[]): SafeHtml {
  const main = mails.length === 0 ? nothing(page) : list(page, mails);
  return inboxDocument(page, { title: texts.title, main });
}

function list(page: Page, mails: ReceivedMail[]): SafeHtml {
  const n = mails.length;
  return html`<div class="inbox-bar">
      <h1>${texts.title}</h1>
      <p class="meta">${fill(n === 1 ? texts['count.one'] : texts['count.other'], { n })}</p>
      <a class="ap-button ap-quiet" href="${link(page, '/bustia')}">${texts.refresh}</a>
    </div>
    <ol class="inbox-list plain">${mails.map((mail) => item(page, mail))}</ol>`;
}

function item(page: Page, { id, subject, recipient, text, receivedAt }: ReceivedMail): SafeHtml {
  const time = `${formatDay(receivedAt)}, ${formatTime(receivedAt)}`;
  return html`<li>
      <h2><a href="${link(page, `/bustia/${id}`)}">${subject}</a></h2>
      <p class="inbox-to">${texts.to} ${recipient}</p>
      <time class="meta" datetime="${receivedAt.toISOString()}" title="${formatFull(receivedAt)}">${time}</time>
      <p class="inbox-beginning">${beginningOf(text)}</p>
    </li>`;
}

/** Returns the first paragraph after title and greeting. */
function beginningOf(text: string): string {
  return text.split(/\r?\n\s*\r?\n/)[2] ?? '';
}

function nothing(page: Page): SafeHtml {
  return html`<div class="inbox-empty">
      ${icon('mail')}
      <h1>${texts.empty}</h1>
      <p>${texts['empty-help']}</p>
      <p class="inbox-ways">
        <a class="ap-button ap-quiet" href="${link(page, '/registre?site=apunt')}">${texts.register}</a>
        <a class="ap-button ap-quiet" href="${link(page, '/acces#recuperar')}">${texts.recover}</a>
        <a class="ap-button ap-quiet" href="${link(page, '/bustia')}">${texts.refresh}</a>
      </p>
    </div>`;
}
