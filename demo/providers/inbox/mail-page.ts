import { formatFull } from '../../../src/i18n/dates.ts';
import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type { ReceivedMail } from '../../api/mail/inbox.ts';
import { link, type Page } from '../../cms/templates/page.ts';
import { inboxDocument } from './document.ts';
import { texts } from './inbox.texts.ts';

export interface Neighbours {
  newer?: number | undefined;
  older?: number | undefined;
}

/** Page of one mail as html and text. The html is a separate sandboxed document. */
export function mailPage(page: Page, mail: ReceivedMail, { newer, older }: Neighbours): SafeHtml {
  const { id, subject, sender, recipient, receivedAt, text } = mail;
  const address = (other: number) => link(page, `/bustia/${other}`);
  const body = link(page, `/bustia/${id}/cos`);
  const main = html`<nav class="inbox-nav tool-nav" aria-label="${texts.title}">
      <a href="${link(page, '/bustia')}">${texts.back}</a>
      ${newer === undefined ? '' : html`<a href="${address(newer)}" rel="prev">${texts.newer}</a>`}
      ${older === undefined ? '' : html`<a href="${address(older)}" rel="next">${texts.older}</a>`}
    </nav>
    <h1>${subject}</h1>
    <dl class="inbox-head">
      <div><dt>${texts.from}</dt><dd>${sender}</dd></div>
      <div><dt>${texts.to}</dt><dd>${recipient}</dd></div>
      <div><dt>${texts.at}</dt><dd><time datetime="${receivedAt.toISOString()}">${formatFull(receivedAt)}</time></dd></div>
    </dl>
    <section aria-labelledby="missatge">
      <div class="inbox-bar"><h2 id="missatge">${texts.message}</h2>
        <a href="${body}" target="_blank" rel="noopener">${texts.alone}</a></div>
      <iframe class="inbox-message" src="${body}" title="${subject}" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    </section>
    <section aria-labelledby="text">
      <h2 id="text">${texts.text}</h2>
      <div class="inbox-text">${withLinks(text.trim())}</div>
    </section>`;
  return inboxDocument(page, { title: `${subject} · ${texts.title}`, main });
}

/** Converts addresses to links and escapes the rest. */
function withLinks(text: string): HtmlValue {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 0 ? part : html`<a href="${part}">${part}</a>`));
}
