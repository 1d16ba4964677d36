import { streamingListTag } from '../../../elements/streaming-list/streaming-list.server.ts';
import type { Stream } from '../../../src/api/streaming.types.ts';
import { html, type SafeHtml } from '../../../src/server/html.ts';
import { contentsOf, pathOf } from '../content/contents.ts';
import type { LiveLink } from '../live-pages.ts';
import { contentCard } from './card.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';
import { type NextShows, nextRows } from './schedule-page.ts';

const isOf = (page: Page, path: string) => (stream: Stream) =>
  [stream.video?.href, stream.audio?.href].includes(link(page, path));

/**
 * `<ap-streaming-list>` with the streams on air now, readable also without a script.
 * @param path path of the page, whose own stream is omitted (STRM-02)
 */
export function streamsTag(page: Page, streams: readonly Stream[], path: string): SafeHtml {
  const own = streams.find(isOf(page, path));
  return streamingListTag({
    streams: streams.filter((each) => each !== own),
    excludeId: own?.id,
    headingClass: 'part-title',
    imageService: { base: page.basePath },
  });
}

interface Live {
  streams: readonly Stream[];
  feeds: readonly LiveLink[];
  next: NextShows;
}

/** Streams on air, the next shows of each channel, and live feeds. */
export function streamsPage(page: Page, { streams, feeds, next }: Live): SafeHtml {
  const feedLink = ({ path, title }: LiveLink) =>
    html`<p class="live-told"><i class="live-dot" aria-hidden="true"></i><a href="${link(page, path)}">${title}</a></p>`;
  const told = contentsOf('live').filter((content) => !streams.some(isOf(page, pathOf(content))));
  const main = html`<div class="wrap">
    <div class="part"><h1>En directe</h1><p class="lead">El que s’emet ara, i el que contem minut a minut.</p></div>
    <div class="part">${streamsTag(page, streams, '/directes')}</div>
    <div class="part next-rows">${nextRows(page, next)}</div>
    ${
      told.length + feeds.length === 0
        ? ''
        : html`<section class="part" aria-labelledby="told-title"><h2 class="part-title" id="told-title">Minut a minut</h2>${feeds.map(feedLink)}<div class="cards">${told.map((content) => contentCard(page, content))}</div></section>`
    }
  </div>`;
  return layout(page, {
    title: 'En directe',
    description: 'El que s’emet ara en televisió i ràdio, i el que contem minut a minut.',
    path: '/directes',
    main,
  });
}
