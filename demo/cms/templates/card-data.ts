import { html } from '../../../src/server/html.ts';
import { authorOf } from '../content/authors.ts';
import type {
  ActivityCard,
  BlogCard,
  ContentCard,
  MediaType,
  Multimedia,
  ShowCard,
} from '../content/card.types.ts';
import type { Content } from '../content/content.types.ts';
import { pathOf } from '../content/contents.ts';
import { imageOf } from '../pictures/clip.ts';
import { link, type Page } from './page.ts';

export function mediaOf({ media, kind }: Content): MediaType | undefined {
  return media ?? (kind === 'video' || kind === 'audio' ? kind : undefined);
}

function multimediaOf(content: Content): Multimedia {
  const image = imageOf(content.illustration);
  if (content.media === 'videoEmbed') return { type: 'videoEmbed', videoEmbed: { poster: image } };
  if (content.kind === 'video' || content.kind === 'audio')
    return { type: content.kind, player: { poster: image } };
  return { type: 'image', image };
}

/** Converts a content of the demo to a content card (CARD-01). */
export function contentCardOf(page: Page, content: Content): ContentCard {
  const type = mediaOf(content);
  return {
    id: content.kind === 'programme' ? undefined : content.id,
    url: link(page, pathOf(content, page.site.name)),
    title: content.title,
    name: content.kicker,
    programTitle: '',
    description: content.lead,
    category: { name: content.kicker, url: '' },
    mediaInfo: type && { type, seconds: content.seconds },
    multimedia: multimediaOf(content),
  };
}

/** Returns the channels of a programme, which are named in its kicker. */
export function iconOf({ kicker }: Content): ShowCard['icon'] {
  const onTelevision = kicker.includes('Televisió');
  const onRadio = /ràdio/i.test(kicker);
  if (onTelevision && onRadio) return 'both';
  if (onRadio) return 'radio';
  return onTelevision ? 'television' : '';
}

/** Converts a programme to a show card (CARD-04), which includes all fields of a programme card (CARD-07). */
export function showCardOf(page: Page, content: Content): ShowCard {
  return {
    id: content.id,
    name: content.title,
    url: link(page, pathOf(content, page.site.name)),
    image: imageOf(content.illustration),
    icon: iconOf(content),
    resume: [{ html: String(html`<p>${content.lead}</p>`) }],
  };
}

/** CARD-06. */
export function activityCardOf(page: Page, content: Content): ActivityCard {
  return {
    title: content.title,
    url: link(page, pathOf(content, page.site.name)),
    multimedia: { image: imageOf(content.illustration) },
    location: content.note ?? '',
    description: content.lead,
  };
}

/** CARD-08. */
export function blogCardOf(page: Page, content: Content): BlogCard {
  return {
    id: content.id,
    name: content.kicker,
    title: content.title,
    url: link(page, pathOf(content, page.site.name)),
    image: imageOf(content.illustration),
    resume: [{ html: String(html`<p>${content.lead}</p>`) }],
    author: authorOf(content.author),
  };
}
