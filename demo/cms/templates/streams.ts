import { html } from 'ghtml';
import type { Stream } from '../../../src/api/streaming.types.ts';
import { safeUrl } from '../../../src/content/safe-url.ts';
import { contentsOf, pathOf } from '../content/contents.ts';
import type { LiveLink } from '../live-pages.ts';
import { contentCard } from './card.ts';
import { layout } from './layout.ts';
import { link, type Page } from './page.ts';
import { picture } from './picture.ts';

function stream(page: Page, { id, kicker, title, video, audio, image }: Stream): string {
  const seen = safeUrl(video?.href);
  const heard = safeUrl(audio?.href);
  const address = seen ?? heard;
  const name =
    address === undefined
      ? html`<span>${title}</span>`
      : html`<a href="${address}" data-kind="${seen ? 'video' : 'audio'}">${title}</a>`;
  const other =
    seen && heard
      ? html`<a class="ap-stream-other" href="${heard}" data-kind="audio" aria-label="Escolteu-ho en la ràdio: ${title}">Escolteu-ho en la ràdio</a>`
      : '';
  const kinds =
    address === undefined
      ? ''
      : html`<p class="ap-stream-kinds"><span class="ap-stream-badge">${seen ? 'TV' : 'Ràdio'}</span>!${other}</p>`;
  return html`<li class="ap-stream" data-stream-id="${id}">
    <div class="ap-stream-picture">!${image ? picture(page, image.image, 'stream') : ''}</div>
    <div class="ap-stream-text">
      !${kicker ? html`<p class="ap-stream-kicker">${kicker}</p>` : ''}
      <p class="ap-stream-title">!${name}</p>
      !${kinds}
    </div>
  </li>`;
}

const isOf = (page: Page, path: string) => (stream: Stream) =>
  [stream.video?.href, stream.audio?.href].includes(link(page, path));

/**
 * `<ap-streaming-list>` with what is on air now, which is read without any script too.
 * @param path of the page; a stream of its own is left out (STRM-02)
 */
export function streamsTag(page: Page, streams: readonly Stream[], path: string): string {
  const own = streams.find(isOf(page, path));
  const exclude = own === undefined ? '' : html` exclude-id="${own.id}"`;
  return html`<ap-streaming-list!${exclude}>
    <h2 class="part-title">Directes</h2>
    <ul class="ap-streams">!${streams.filter((each) => each !== own).map((each) => stream(page, each))}</ul>
  </ap-streaming-list>`;
}

/** What is on air, and what is told minute by minute. */
export function streamsPage(page: Page, streams: readonly Stream[], feeds: readonly LiveLink[]): string {
  const feedLink = ({ path, title }: LiveLink) =>
    html`<p class="live-told"><i class="live-dot" aria-hidden="true"></i><a href="${link(page, path)}">${title}</a></p>`;
  const told = contentsOf('live').filter((content) => !streams.some(isOf(page, pathOf(content))));
  const main = html`<div class="wrap">
    <div class="part"><h1>En directe</h1><p class="lead">El que s’emet ara, i el que contem minut a minut.</p></div>
    <div class="part">!${streamsTag(page, streams, '/directes')}</div>
    !${
      told.length + feeds.length === 0
        ? ''
        : html`<section class="part" aria-labelledby="told-title"><h2 class="part-title" id="told-title">Minut a minut</h2>!${feeds.map(feedLink)}<div class="cards">!${told.map((content) => contentCard(page, content))}</div></section>`
    }
  </div>`;
  return layout(page, {
    title: 'En directe',
    description: 'El que s’emet ara en televisió i ràdio, i el que contem minut a minut.',
    path: '/directes',
    main,
  });
}
