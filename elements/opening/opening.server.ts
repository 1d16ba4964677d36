import { embedAddress } from '../../src/content/embed-address.ts';
import { safeUrl } from '../../src/content/safe-url.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { durationStamp } from '../../src/i18n/durations.ts';
import { fill } from '../../src/i18n/texts.ts';
import { texts as mediaTexts } from '../../src/media/media.texts.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type CaptionFile, type MediaFile, nativePlayer } from '../../src/server/native-player.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './opening.element.ts';
import { kinds, texts } from './opening.texts.ts';

/** Item of a playlist in the server's data. */
export interface ListItem {
  href: string;
  title: string;
  /** As html. */
  picture?: SafeHtml | '' | undefined;
  /** Seconds. */
  duration?: number | undefined;
  type?: keyof typeof kinds | undefined;
  /** Marks the item of this page. */
  isCurrent?: boolean;
}

export interface OpeningData extends WrittenOf<typeof contract>, Common {
  /** Poster picture, as html. */
  picture?: SafeHtml | '' | undefined;
  /** Page that plays the media without script; the poster links there. */
  href?: string | undefined;
  /** Provider of a third-party video; it determines the aspect ratio of the box. */
  provider?: string | undefined;
  /** Playlist, named by `listName`. It excludes a picture (PLAY-06). */
  list?: readonly ListItem[] | undefined;
  listName?: string | undefined;
  /** Native player for pages without script, as html. Not needed with a file. */
  withoutScript?: SafeHtml | undefined;
  /**
   * File that browsers play by themselves, such as an MP4: a press before any script plays it. Only for media that
   * everybody may see, since the video service is not asked first.
   */
  file?: MediaFile | undefined;
  /** Captions of the file. */
  captions?: readonly CaptionFile[] | undefined;
}

/** The browser's own player, over the picture if there is one; empty without a file. */
function filePlayer(
  { media, file, captions = [], poster, start }: OpeningData,
  hasPicture: boolean,
): SafeHtml | '' {
  const src = safeUrl(file?.src);
  // the file has one language, and the reader would hear another one
  if (!src || media?.player?.audioTrackLanguage) return '';
  const isAudio = media?.type === 'audio';
  return nativePlayer({
    slot: 'player',
    isAudio,
    name: media?.title || texts[kinds[isAudio ? 'audio' : 'video']],
    poster: hasPicture ? 'none' : safeUrl(poster),
    files: [{ src: start && !src.includes('#') ? `${src}#t=${start}` : src, type: file?.type }],
    captions,
  });
}

/** `<ap-opening>` with the picture, its link and the duration (PLAY-01, PLAY-22). */
export function openingTag({
  picture,
  href,
  withoutScript,
  provider,
  list = [],
  listName = '',
  file,
  captions,
  ...attributes
}: OpeningData): SafeHtml {
  const { media, duration, expired } = attributes;
  const { type, title = '', videoEmbed, player } = media ?? {};
  if (expired)
    return tag(
      contract,
      attributes,
      html`
  ${picture && html`<div slot="poster">${picture}</div>`}
  <p slot="expired" role="note">${mediaTexts['content.gone']}</p>
`,
    );
  const embed = embedAddress(videoEmbed?.embed);
  if (embed)
    return tag(
      contract,
      attributes,
      html`<ap-social-embed slot="embed" url="${embed}"${provider && html` provider="${provider}"`}><a href="${embed}">${title}</a></ap-social-embed>`,
    );
  const hasList = list.length > 0;
  const native = filePlayer({ ...attributes, file, captions }, Boolean(picture) && !hasList);
  const link = safeUrl(href) ?? (native && safeUrl(file?.src)) ?? '';
  const stamp = durationStamp(duration ?? player?.duration);
  const name = fill(texts['opening.play'], { title });
  const poster =
    picture && !hasList
      ? html`<a slot="poster" data-ap-press href="${link}"><span class="ap-visually-hidden">${name}</span>${picture}${stamp && html`<span class="ap-stamp">${stamp}</span>`}</a>`
      : html`<a class="ap-room" data-ap-press data-kind="${type === 'audio' ? 'audio' : 'video'}" href="${link}">${name}</a>`;
  return tag(
    contract,
    attributes,
    html`${link && html`\n  ${poster}`}
  ${native || (withoutScript && html`<noscript>${withoutScript}</noscript>`)}
  ${hasList && playlistTag(listName, list)}
`,
  );
}

/** Playlist as `<ap-carousel>`: a scrolling row until its script loads. */
function playlistTag(name: string, items: readonly ListItem[]): SafeHtml {
  return html`<ap-carousel slot="playlist" variant="playlist" label="${name}">${name && html`<h2>${name}</h2>`}
    <div class="ap-slider"><ul class="ap-slides">${items.map(
      ({ href, title, picture, duration, type, isCurrent }) => html`
      <li class="ap-slide"><a href="${safeUrl(href) ?? ''}"${isCurrent && html` aria-current="page"`}>${picture ?? html`<span></span>`}<span>${title}</span><small>${type && html`<span>${texts[kinds[type]]}</span> `}<span>${durationStamp(duration)}</span></small></a></li>`,
    )}
    </ul></div>
  </ap-carousel>`;
}

export const sample: OpeningData = {
  media: {
    type: 'video',
    title: 'Com es fa un far',
    player: { bcId: '6000000000101', bcPlayer: 'default', bcEmbed: 'default', duration: 60 },
  },
  href: '/videos/com-es-fa-un-far',
  picture: html`<img src="/clip/512eea46-ceb3-921d-ff43-63c7069d89d4_16-9-aspect-ratio_856.webp" alt="">`,
};
