import { liveFeedTag } from '../../../elements/live-feed/live-feed.server.ts';
import { texts as messageTexts } from '../../../src/content/message.texts.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { LivePage } from '../live-pages.ts';
import { adOn } from './ads.ts';
import { bodyContext } from './body.ts';
import { layout } from './layout.ts';
import { absoluteLink, link, type Page } from './page.ts';
import { shareBar } from './share-bar.ts';

/** Feed of a page, with the text for an empty feed and the positions of its ads. */
function liveFeed(page: Page, { id: liveId, path, isClosed: closed, answer, from }: LivePage): SafeHtml {
  const pageFrom = (id: string) => link(page, `${path}?missatge=${encodeURIComponent(id)}`);
  const slots = html`
  <p class="live-empty" slot="empty"${answer.messages.length ? ' hidden' : ''}>Encara no hi ha missatges. Quan comence, apareixeran ací sense que calga recarregar la pàgina.</p>`;
  return liveFeedTag({
    liveId,
    closed,
    answer,
    from,
    pageFrom,
    context: { ...bodyContext(page), texts: messageTexts },
    ad: adOn(page, 'directe'),
    slots,
  });
}

/** Page of a live feed (LIVE-01..18). */
export function livePage(page: Page, live: LivePage): SafeHtml {
  const { title, path, isClosed, from } = live;
  const main = html`<div class="wrap"><div class="article-grid"><article class="article live-article">
    <header>
      <p class="kicker live-kicker">${isClosed ? 'Directe acabat' : html`<i class="live-dot" aria-hidden="true"></i>En directe`}</p>
      <h1>${title}</h1>
      <p class="lead">Minut a minut: el que passa, qui ho conta i des d’on.</p>
    </header>
    <div class="article-actions">${shareBar(absoluteLink(page, path), title)}</div>
    <section aria-labelledby="missatges">
      <h2 class="hidden-text" id="missatges">Missatges</h2>
      ${from === undefined ? '' : html`<p class="live-from"><a href="${link(page, path)}">Torneu al principi del directe</a></p>`}
      ${liveFeed(page, live)}
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
