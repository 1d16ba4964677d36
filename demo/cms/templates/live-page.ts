import { html } from 'ghtml';
import { messageView } from '../../../src/content/message-view.ts';
import { toHtml } from '../../../src/content/view-html.ts';
import type { LivePage } from '../live-pages.ts';
import { bodyContext } from './body.ts';
import { layout } from './layout.ts';
import { absoluteLink, link, type Page } from './page.ts';
import { shareBar } from './share-bar.ts';

/** After which messages the first list has its ads (LIVE-07): their places are kept, so that nothing jumps. */
const adPositions = [1, 5, 9];

/** `<ap-live-feed>` with its first messages, which can be read without the script, page by page. */
function liveFeedTag(page: Page, { id, path, isClosed, answer, from }: LivePage): string {
  const context = bodyContext(page);
  const messages = answer.messages.map(
    (message, index) =>
      `${toHtml(messageView(message, context))}${adPositions.includes(index + 1) ? '<div class="ap-live-ad"></div>' : ''}`,
  );
  const last = answer.messages.findLast(({ pinned }) => !pinned);
  const older =
    answer.hasMoreResults && last
      ? html`<p class="ap-live-older" data-feed-older><a class="ap-button ap-quiet" href="${link(page, `${path}?missatge=${encodeURIComponent(last.id)}`)}">Missatges anteriors</a></p>`
      : '';
  return html`<ap-live-feed live-id="${id}"!${isClosed ? ' closed' : ''}>
    <div data-feed-list data-revision="${String(answer.revision ?? 0)}"!${answer.hasMoreResults ? ' data-more' : ''}!${from === undefined ? '' : html` data-from="${from}"`}>!${messages}</div>
    <p class="live-empty" slot="empty"!${messages.length ? ' hidden' : ''}>Encara no hi ha missatges. Quan comence, apareixeran ací sense que calga recarregar la pàgina.</p>
    !${older}
    <template slot="ad"><aside class="live-ad" aria-label="Publicitat"><span>Espai per a publicitat</span></aside></template>
  </ap-live-feed>`;
}

/** An evening told minute by minute (LIVE-01..18). */
export function livePage(page: Page, live: LivePage): string {
  const { title, path, isClosed, from } = live;
  const main = html`<div class="wrap"><div class="article-grid"><article class="article live-article">
    <header>
      <p class="kicker live-kicker">!${isClosed ? 'Directe acabat' : html`<i class="live-dot" aria-hidden="true"></i>En directe`}</p>
      <h1>${title}</h1>
      <p class="lead">Minut a minut: el que passa, qui ho conta i des d’on.</p>
    </header>
    <div class="article-actions">!${shareBar(absoluteLink(page, path), title)}</div>
    <section aria-labelledby="missatges">
      <h2 class="hidden-text" id="missatges">Missatges</h2>
      !${from === undefined ? '' : html`<p class="live-from"><a href="${link(page, path)}">Torneu al principi del directe</a></p>`}
      !${liveFeedTag(page, live)}
    </section>
  </article></div></div>`;
  return layout(page, {
    title,
    description: `${title}, minut a minut.`,
    path,
    styles: [page.stylesheets.body],
    main,
  });
}
