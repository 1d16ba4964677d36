import { timeTag } from '../../../elements/time/time.server.ts';
import type { Image } from '../../../src/content/image.ts';
import { safeUrl } from '../../../src/content/safe-url.ts';
import { durationStamp } from '../../../src/i18n/durations.ts';
import { type HtmlValue, html, type SafeHtml } from '../../../src/server/html.ts';
import type {
  ActivityCard,
  BlogCard,
  ContentCard,
  MediaType,
  Multimedia,
  Resume,
  ShowCard,
} from '../content/card.types.ts';
import type { Content } from '../content/content.types.ts';
import { defaultPictures } from '../content/default-pictures.ts';
import { imageOf } from '../pictures/clip.ts';
import { activityCardOf, blogCardOf, contentCardOf, showCardOf } from './card-data.ts';
import { favouriteButton } from './favourite-button.ts';
import { spokenDuration } from './formats.ts';
import { type IconName, icon } from './icon.ts';
import { dataLink, type Page } from './page.ts';
import { type PictureLayout, picture } from './picture.ts';
import { plainText } from './plain-text.ts';

/** Returns the time of publication: the age of a content is relative to the start of the server. */
export function publishedAt(page: Page, content: Content): Date {
  return new Date(page.startedAt.getTime() - content.minutesAgo * 60_000);
}

const medias: Record<MediaType, { name: string; icon: IconName }> = {
  video: { name: 'Vídeo', icon: 'play' },
  videoEmbed: { name: 'Vídeo', icon: 'play' },
  image: { name: 'Imatges', icon: 'images' },
  audio: { name: 'Àudio', icon: 'headphones' },
  video360: { name: 'Vídeo de 360 graus', icon: 'rotate-3d' },
  pindola: { name: 'Píndola', icon: 'zap' },
};

/** Badge with the media type of a card, as icon and text, with the duration if known (CARD-02). */
export function badge(info: ContentCard['mediaInfo']): SafeHtml | '' {
  if (!info || !Object.hasOwn(medias, info.type)) return '';
  const { name, icon: sign } = medias[info.type];
  const { seconds } = info;
  const length = durationStamp(seconds);
  if (seconds === undefined || length === undefined)
    return html`<span class="badge">${icon(sign)}<span class="hidden-text">${name}</span></span>`;
  return html`<span class="badge">${icon(sign)}<span class="hidden-text">${name} de ${spokenDuration(seconds)}</span><span aria-hidden="true">${length}</span></span>`;
}

export function mediaBadge(page: Page, content: Content): SafeHtml | '' {
  if (content.kind === 'live') return html`<span class="badge live">En directe</span>`;
  return badge(contentCardOf(page, content).mediaInfo);
}

/** Returns the picture of a card by the type of its media, or the site's default picture (CARD-10, SITE-05). */
export function cardImage(page: Page, { type, image, player, videoEmbed }: Multimedia): Image {
  const own = { image, video: player?.poster, audio: player?.poster, videoEmbed: videoEmbed?.poster }[type];
  return own ?? imageOf(defaultPictures[page.site.name]);
}

const imageOrDefault = (page: Page, image: Image | undefined) => cardImage(page, { type: 'image', image });

function cardPicture(page: Page, image: Image, layout: PictureLayout, isLead = false): SafeHtml | '' {
  // a refused address counts as missing
  return (
    picture(page, image, layout, isLead) || picture(page, imageOrDefault(page, undefined), layout, isLead)
  );
}

/** Marks the search words in a text. */
export type Emphasise = (text: string) => HtmlValue;

const asText: Emphasise = (text) => text;

/** Renders the title as the link that covers the whole card; only its text if the address is unsafe (W-06). */
function titleLink(url: string, title: string, emphasise: Emphasise = asText): HtmlValue {
  const address = safeUrl(url);
  return address === undefined ? emphasise(title) : html`<a href="${address}">${emphasise(title)}</a>`;
}

/** Returns the first paragraph with text (CARD-03). */
function firstParagraph(resume: Resume): string {
  return resume.map((part) => plainText(part.html)).find((text) => text !== '') ?? '';
}

/** Renders the opening tag of a card. @param listId id by which a list avoids duplicates (LIST-28) */
function opening(name: string, listId: string | undefined): SafeHtml {
  return html`<article class="card card-${name}"${listId === undefined ? '' : html` data-id="${listId}"`}>`;
}

export interface CardOptions {
  layout?: PictureLayout;
  /** Level of the card's title in the outline of the page. */
  level?: 2 | 3;
  hasLead?: boolean;
  /** Its picture is above the fold. */
  isLead?: boolean;
}

/** T11: picture, badge, favourite button, category and title. The whole card is clickable; its title is the link. */
export function contentCard(page: Page, content: Content, options: CardOptions = {}): SafeHtml {
  const meta =
    content.kind === 'live' ? html`${content.note ?? ''}` : timeTag({ date: publishedAt(page, content) });
  return drawContentCard(page, contentCardOf(page, content), {
    ...options,
    badge: mediaBadge(page, content),
    meta,
  });
}

interface ContentCardParts extends CardOptions {
  badge: SafeHtml | '';
  meta: HtmlValue;
  listId?: string;
  emphasise?: Emphasise | undefined;
}

export function drawContentCard(
  page: Page,
  card: ContentCard,
  {
    layout = 'card',
    level = 3,
    hasLead = false,
    isLead = false,
    badge,
    meta,
    listId,
    emphasise = asText,
  }: ContentCardParts,
): SafeHtml {
  const name = `h${level}`;
  return html`${opening(layout, listId)}
    <div class="card-picture">${cardPicture(page, cardImage(page, card.multimedia), layout, isLead)}${badge}${favouriteButton(page, 'content', card.id, card.title)}</div>
    <div class="card-text">
      <p class="kicker">${card.category.name}</p>
      <${name}>${titleLink(card.url, card.title, emphasise)}</${name}>
      ${hasLead ? html`<p class="summary">${emphasise(card.description)}</p>` : ''}
      <p class="meta">${meta}</p>
    </div>
  </article>`;
}

const whereOn: Record<ShowCard['icon'], { name: string; icons: IconName[] }> = {
  television: { name: 'Televisió', icons: ['tv'] },
  radio: { name: 'Ràdio', icons: ['radio'] },
  both: { name: 'Televisió i ràdio', icons: ['tv', 'radio'] },
  '': { name: '', icons: [] },
};

/** Icons of a show's channels; empty, also for screen readers, if the channels are unknown (CARD-09). */
function showIcon(name: ShowCard['icon']): SafeHtml | '' {
  const { name: said, icons } = whereOn[name] ?? whereOn[''];
  if (icons.length === 0) return '';
  return html`<span class="badge">${icons.map(icon)}<span class="hidden-text">${said}</span></span>`;
}

/** T12 and T14: picture, title, first paragraph, channels and the favourite button (CARD-03, CARD-07). */
export function drawShowCard(page: Page, card: ShowCard, listId?: string): SafeHtml {
  return html`${opening('poster', listId)}
    <div class="card-picture">${cardPicture(page, imageOrDefault(page, card.image), 'poster')}${showIcon(card.icon)}${favouriteButton(page, 'show', card.id, card.name)}</div>
    <h3>${titleLink(card.url, card.name)}</h3>
    <p class="meta">${firstParagraph(card.resume)}</p>
  </article>`;
}

/** Small card for a row of many: only picture and title. */
export function miniShowCard(page: Page, content: Content): SafeHtml {
  const card = showCardOf(page, content);
  return html`<article class="card card-mini">
    <div class="card-picture">${cardPicture(page, imageOrDefault(page, card.image), 'mini')}</div>
    <h3>${titleLink(card.url, card.name)}</h3>
  </article>`;
}

export function showCard(page: Page, content: Content): SafeHtml {
  return drawShowCard(page, showCardOf(page, content));
}

/** T13: an activity with its place (CARD-05). */
export function drawActivityCard(page: Page, card: ActivityCard, hasLead = false, listId?: string): SafeHtml {
  const place = card.location === '' ? '' : html`<p class="meta">${icon('map-pin')} ${card.location}</p>`;
  return html`${opening('row', listId)}
    <div class="card-picture">${cardPicture(page, imageOrDefault(page, card.multimedia.image), 'row')}</div>
    <div class="card-text">
      <h3>${titleLink(card.url, card.title)}</h3>
      ${place}
      ${hasLead ? html`<p class="summary">${card.description}</p>` : ''}
    </div>
  </article>`;
}

export function activityCard(page: Page, content: Content): SafeHtml {
  return drawActivityCard(page, activityCardOf(page, content), true);
}

function authorLine(page: Page, { name, image, twitterAccount }: BlogCard['author']): SafeHtml {
  const face = image
    ? html`<span class="initial">${picture(page, image, 'row')}</span>`
    : html`<span class="initial" aria-hidden="true">${name.charAt(0)}</span>`;
  const address = twitterAccount && dataLink(page, twitterAccount.href);
  const account = address
    ? html` · <a class="account" href="${address}" target="_blank" rel="noopener noreferrer">${twitterAccount.text}</a>`
    : '';
  return html`<p class="meta">${face} ${name}${account}</p>`;
}

/** T15: an article of a blog with its author (CARD-08). */
export function drawBlogCard(page: Page, card: BlogCard, listId?: string): SafeHtml {
  const image = card.image === undefined ? '' : cardPicture(page, card.image, 'row');
  return html`${opening('blog', listId)}
    ${image === '' ? '' : html`<div class="card-picture">${image}</div>`}
    <p class="kicker">${card.name}</p>
    <h3>${titleLink(card.url, card.title)}</h3>
    <p class="summary">${firstParagraph(card.resume)}</p>
    ${authorLine(page, card.author)}
  </article>`;
}

export function blogCard(page: Page, content: Content): SafeHtml {
  return drawBlogCard(page, blogCardOf(page, content));
}

/** Audio in a list: play sign, title and duration. */
export function audioRow(page: Page, content: Content): SafeHtml {
  const card = contentCardOf(page, content);
  return html`<article class="card card-audio">
    <span class="play" aria-hidden="true">${icon('headphones')}</span>
    <div class="card-text">
      <p class="kicker">${content.kicker}</p>
      <h3>${titleLink(card.url, card.title)}</h3>
      <p class="meta">${spokenDuration(content.seconds ?? 0)} · ${timeTag({ date: publishedAt(page, content) })}</p>
    </div>
    ${favouriteButton(page, 'content', card.id, card.title)}
  </article>`;
}
