import { safeUrl } from '../../src/content/safe-url.ts';
import type { WrittenOf } from '../../src/element/contract.ts';
import { html, type SafeHtml } from '../../src/server/html.ts';
import { type Common, tag } from '../../src/server/tag.ts';
import { contract } from './player.element.ts';
import { texts } from './player.texts.ts';

/** File for the browser's native player. */
export interface PlayerFile {
  src: string;
  type?: string | undefined;
}

export interface PlayerData extends WrittenOf<typeof contract>, Common {
  /** Files for pages without script; without files a link leads to a page that plays the media. */
  files?: readonly PlayerFile[] | undefined;
  captions?: readonly { src: string; language: string; label: string }[] | undefined;
  /** Page that plays the media, if there is no file. */
  href?: string | undefined;
}

/** `<ap-player>` around the browser's own player, or a picture with a link (PLAY-24). */
export function playerTag({ files = [], captions = [], href, ...attributes }: PlayerData): SafeHtml {
  const { type = 'video', mediaTitle, poster } = attributes;
  const isAudio = type === 'audio' || type === 'audio-fragment';
  const name = mediaTitle || texts[isAudio ? 'player.audio' : 'player.video'];
  const inside = [
    ...files.map(
      ({ src, type }) => html`<source src="${safeUrl(src) ?? ''}"${type ? html` type="${type}"` : ''}>`,
    ),
    ...captions.map(
      ({ src, language, label }) =>
        html`<track kind="captions" src="${safeUrl(src) ?? ''}" srclang="${language}" label="${label}">`,
    ),
  ];
  const picture = safeUrl(poster);
  const link = safeUrl(href) ?? safeUrl(attributes.src);
  if (files.length === 0) {
    const shown = picture ? html`<img src="${picture}" alt=""> ${name}` : html`${name}`;
    // a third-party video needs consent first, which pressing the link must not give
    const holds = type !== 'videoEmbed' && ' data-ap-press';
    return tag(
      contract,
      attributes,
      link ? html`<a${holds} href="${link}">${shown}</a>` : html`<p>${shown}</p>`,
    );
  }
  const media = isAudio
    ? html`<audio controls preload="none" aria-label="${name}">${inside}</audio>`
    : html`<video controls playsinline preload="none"${picture ? html` poster="${picture}"` : ''} aria-label="${name}">${inside}</video>`;
  return tag(contract, attributes, media);
}

export const sample: PlayerData = {
  mediaTitle: 'Com es fa un far',
  src: '/assets/media/v1/far/far.mp4',
};
