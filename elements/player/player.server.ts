import { safeUrl } from '../../src/content/safe-url.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type CaptionFile, type MediaFile, nativePlayer } from '../../src/server/native-player.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './player.element.ts';
import { texts } from './player.texts.ts';

export interface PlayerData extends WrittenOf<typeof contract>, Common {
  /** Files for pages without script; without files a link leads to a page that plays the media. */
  files?: readonly MediaFile[] | undefined;
  captions?: readonly CaptionFile[] | undefined;
  /** Page that plays the media, if there is no file. */
  href?: string | undefined;
}

/** `<ap-player>` around the browser's own player, or a picture with a link (PLAY-24). */
export function playerTag({ files = [], captions = [], href, ...attributes }: PlayerData): SafeHtml {
  const { type = 'video', mediaTitle } = attributes;
  const isAudio = type === 'audio' || type === 'audio-fragment';
  const name = mediaTitle || texts[isAudio ? 'player.audio' : 'player.video'];
  const poster = safeUrl(attributes.poster);
  const link = safeUrl(href) ?? safeUrl(attributes.src);
  if (files.length === 0) {
    const shown = poster ? html`<img src="${poster}" alt=""> ${name}` : html`${name}`;
    // a third-party video needs consent first, which pressing the link must not give
    const holds = type !== 'videoEmbed' && ' data-ap-press';
    return tag(
      contract,
      attributes,
      link ? html`<a${holds} href="${link}">${shown}</a>` : html`<p>${shown}</p>`,
    );
  }
  return tag(contract, attributes, nativePlayer({ isAudio, name, poster, files, captions }));
}

export const sample: PlayerData = {
  mediaTitle: 'Com es fa un far',
  src: '/assets/media/v1/far/far.mp4',
  poster: '/clip/512eea46-ceb3-921d-ff43-63c7069d89d4_16-9-aspect-ratio_856.webp',
};
