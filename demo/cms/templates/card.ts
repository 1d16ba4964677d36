import { html } from 'ghtml';
import type { Content } from '../content/content.types.ts';
import { pathOf } from '../content/contents.ts';
import { formatDuration, spokenDuration } from './formats.ts';
import { icon } from './icon.ts';
import { link, type Page } from './page.ts';
import { imageOf, type PictureLayout, picture } from './picture.ts';
import { timeTag } from './time.ts';

/** When a content was published: its age counts from the start of the server. */
export function publishedAt(page: Page, content: Content): Date {
  return new Date(page.startedAt.getTime() - content.minutesAgo * 60_000);
}

/** What kind of media waits behind a card, said and shown (CARD-02). */
export function mediaBadge({ kind, seconds }: Content): string {
  if (kind === 'live') return '<span class="badge live">En directe</span>';
  if (seconds === undefined || (kind !== 'video' && kind !== 'audio')) return '';
  const name = kind === 'video' ? 'Vídeo' : 'Àudio';
  return html`<span class="badge">!${icon(kind === 'video' ? 'play' : 'headphones')}<span class="hidden-text">${name} de ${spokenDuration(seconds)}</span><span aria-hidden="true">${formatDuration(seconds)}</span></span>`;
}

interface CardOptions {
  layout?: PictureLayout;
  /** Level of its title in the page's outline. */
  level?: 2 | 3;
  hasLead?: boolean;
  isLead?: boolean;
}

/** T11: picture, badge, category and title. The whole card can be pressed; its title is the link. */
export function contentCard(
  page: Page,
  content: Content,
  { layout = 'card', level = 3, hasLead = false, isLead = false }: CardOptions = {},
): string {
  const name = `h${level}`;
  return html`<article class="card card-${layout}">
    <div class="card-picture">!${picture(page, imageOf(content.illustration), layout, isLead)}!${mediaBadge(content)}</div>
    <div class="card-text">
      <p class="kicker">${content.kicker}</p>
      <${name}><a href="${link(page, pathOf(content))}">${content.title}</a></${name}>
      !${hasLead ? html`<p class="summary">${content.lead}</p>` : ''}
      <p class="meta">!${content.kind === 'live' ? html`${content.note ?? ''}` : timeTag(publishedAt(page, content))}</p>
    </div>
  </article>`;
}

/** T12: poster, title and first paragraph of a programme. */
export function showCard(page: Page, content: Content): string {
  return html`<article class="card card-poster">
    <div class="card-picture">!${picture(page, imageOf(content.illustration), 'poster')}</div>
    <h3><a href="${link(page, pathOf(content))}">${content.title}</a></h3>
    <p class="meta">${content.lead}</p>
  </article>`;
}

/** T13: an activity with its place and time. */
export function activityCard(page: Page, content: Content): string {
  return html`<article class="card card-row">
    <div class="card-picture">!${picture(page, imageOf(content.illustration), 'row')}</div>
    <div class="card-text">
      <h3><a href="${link(page, pathOf(content))}">${content.title}</a></h3>
      <p class="meta">!${icon('map-pin')} ${content.note ?? ''}</p>
    </div>
  </article>`;
}

/** T15: a voice with a name. */
export function blogCard(page: Page, content: Content): string {
  return html`<article class="card card-blog">
    <p class="kicker">${content.kicker}</p>
    <h3><a href="${link(page, pathOf(content))}">${content.title}</a></h3>
    <p class="summary">${content.lead}</p>
    <p class="meta"><span class="initial" aria-hidden="true">${content.author.charAt(0)}</span> ${content.author}</p>
  </article>`;
}

/** Audio in a list: the sign to press, title and length. */
export function audioRow(page: Page, content: Content): string {
  return html`<article class="card card-audio">
    <span class="play" aria-hidden="true">!${icon('headphones')}</span>
    <div class="card-text">
      <p class="kicker">${content.kicker}</p>
      <h3><a href="${link(page, pathOf(content))}">${content.title}</a></h3>
      <p class="meta">${spokenDuration(content.seconds ?? 0)} · !${timeTag(publishedAt(page, content))}</p>
    </div>
  </article>`;
}
