import type { LiveMessage } from '../../../../src/api/live.types.ts';
import { formatFull, formatTime, parseDate } from '../../../../src/i18n/dates.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { FeedRow } from '../../../api/live/live-feed.ts';
import { blockType } from '../../newsroom/message-fields.ts';
import { body } from '../body.ts';
import { link, type Page } from '../page.ts';
import { plainText } from '../plain-text.ts';
import { newsroomDocument } from './newsroom-document.ts';

/** Longer texts are cut: the readers' page has all of it. */
const excerptLength = 160;

/** Confirmations of an action, by their names in the address. */
export const notices = {
  publicat: 'S’ha publicat.',
  corregit: 'S’ha guardat la correcció.',
  fixat: 'S’ha fixat el missatge.',
  soltat: 'S’ha soltat el missatge.',
  mogut: 'S’ha mogut el missatge.',
  tornat: 'Ha tornat el missatge esborrat.',
  tancat: 'El directe està tancat.',
  obert: 'El directe està obert.',
} as const;

/** A message in the list, with the messages that it can be moved past. */
export interface ListedMessage {
  message: LiveMessage;
  above: string | undefined;
  below: string | undefined;
}

export interface FeedPage {
  feed: FeedRow;
  /** Name of the editor. */
  name: string;
  list: readonly ListedMessage[];
  /** Id of the first message of the next page. */
  older: string | undefined;
  /** Id of the message that this page begins with, unless it begins with the newest. */
  from: string | undefined;
  /** Name under which the editor has just published; the next message begins with it. */
  author: string | undefined;
  notice: string | undefined;
  alert?: string | undefined;
}

export const feedPath = (feedId: string, rest = ''): string => `/redaccio/directes/${feedId}${rest}`;

/** Title and text of a message; without a text, the names of its blocks. */
export function messageText(page: Page, { title, openingMultimedia, description }: LiveMessage) {
  const blocks = openingMultimedia ? [openingMultimedia, ...description] : description;
  const text = blocks.map(
    (block) => plainText(String(body(page, [block]))) || (blockType(block.type)?.name ?? block.type),
  );
  return { heading: title, text: text.join(' · ') };
}

function messageItem(
  page: Page,
  { feed, from }: FeedPage,
  { message, above, below }: ListedMessage,
): SafeHtml {
  const { id, title, pinned, correctedAt, author } = message;
  const path = link(page, feedPath(feed.id, `/missatges/${id}`));
  const published = parseDate(message.publishedDate);
  const corrected = parseDate(correctedAt);
  const { text } = messageText(page, message);
  const pin = pinned ? 'Solteu' : 'Fixeu';
  const named = (label: string) => html` aria-label="${label}: ${title}"`;
  const move = (side: 'before' | 'after', other: string | undefined, label: string) =>
    other !== undefined &&
    html`<button class="ap-button ap-quiet" formaction="${path}/mou" name="${side}" value="${other}"${named(label)}>${label}</button>`;
  return html`<li id="m-${id}" tabindex="-1"><article>
          <p class="nr-meta">${published && html`<time datetime="${published.toISOString()}">${formatFull(published)}</time>`}
            ${pinned && html`<span class="nr-badge">Fixat</span>`}
            ${corrected && html`<span>Corregit a les ${formatTime(corrected)}</span>`}
            ${author && html`<span>${author.name}</span>`}</p>
          <h3>${title}</h3>
          <p class="nr-excerpt">${text.length > excerptLength ? `${text.slice(0, excerptLength).trimEnd()}…` : text}</p>
        </article>
        <form class="nr-actions" method="post" action="${path}/fixa">
          <input type="hidden" name="from" value="${from}" />
          <a class="ap-button ap-quiet" href="${path}"${named('Corregiu')}>Corregiu</a>
          <button class="ap-button ap-quiet" name="pinned" value="${String(!pinned)}"${named(pin)}>${pin}</button>
          ${move('before', above, 'Pugeu')}
          ${move('after', below, 'Baixeu')}
          <a class="ap-button ap-quiet" href="${path}#esborrar"${named('Esborreu')}>Esborreu</a>
        </form></li>`;
}

function stateForm(page: Page, feed: FeedRow): SafeHtml {
  const isClosed = feed.closed_at !== null;
  const [ask, sure, act] = isClosed
    ? ['Torneu a obrir-lo', 'Els lectors que entren tornaran a rebre missatges nous.', 'Obriu-lo']
    : [
        'Tanqueu el directe',
        'Els lectors deixaran de rebre missatges nous. El podreu tornar a obrir.',
        'Tanqueu-lo',
      ];
  return html`<details><summary class="ap-button ap-quiet">${ask}</summary>
            <form method="post" action="${link(page, feedPath(feed.id, '/estat'))}">
              <p>${sure}</p>
              <p><button class="ap-button" name="closed" value="${String(!isClosed)}">${act}</button></p>
            </form></details>`;
}

/** Page of a live feed in the newsroom: its messages, with the readers' page beside them. */
export function feedPage(page: Page, view: FeedPage): SafeHtml {
  const { feed, name, list, older, from, author, notice, alert } = view;
  const here = link(page, feedPath(feed.id));
  const readers = link(page, feed.path);
  const isClosed = feed.closed_at !== null;
  const query = author ? `?${new URLSearchParams({ firma: author })}` : '';
  const main = html`<div class="nr-title">
        <p class="nr-state"${isClosed && ' data-closed'}>${isClosed ? 'Tancat' : 'En directe'}</p>
        <h1>${feed.title}</h1>
        <div class="nr-actions">
          <a class="ap-button" href="${here}/missatges/nou${query}">Un missatge nou</a>
          <a class="ap-button ap-quiet" href="${readers}" target="_blank">La pàgina dels lectors</a>
          ${stateForm(page, feed)}
        </div>
      </div>
      ${notice && html`<p class="nr-status" role="status">${notice}</p>`}
      ${alert && html`<p class="ap-alert" role="alert" tabindex="-1" autofocus>${alert}</p>`}
      <div class="nr-columns">
        <section aria-labelledby="publicats">
          <h2 id="publicats">El que hi ha publicat</h2>
          ${from !== undefined && html`<p><a href="${here}">Torneu als més nous</a></p>`}
          ${list.length === 0 && html`<p class="nr-empty">No hi ha cap missatge.</p>`}
          <ol class="nr-list">${list.map((item) => messageItem(page, view, item))}</ol>
          ${older !== undefined && html`<p><a class="ap-button ap-quiet" href="${here}?des-de=${older}">Mostreu-ne de més antics</a></p>`}
        </section>
        <section class="nr-readers" aria-labelledby="lectors">
          <h2 id="lectors">Com ho veuen els lectors</h2>
          <iframe src="${readers}" title="La pàgina dels lectors" loading="lazy"></iframe>
        </section>
      </div>`;
  return newsroomDocument(page, { title: feed.title, name, main });
}
