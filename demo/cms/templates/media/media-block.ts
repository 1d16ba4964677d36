import type { OpeningData } from '../../../../elements/opening/opening.server.ts';
import { playerTag } from '../../../../elements/player/player.server.ts';
import { socialEmbedTag } from '../../../../elements/social-embed/social-embed.server.ts';
import { type ImageRatio, variantUrl } from '../../../../src/content/image.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import type { MediaFile } from '../../../../src/server/native-player.ts';
import { type LibraryVideo, mediaPath } from '../../content/media-library.ts';
import { illustrationId, imageOf } from '../../pictures/clip.ts';
import { link, type Page } from '../page.ts';
import { picture } from '../picture.ts';
import { type Playable, videoOf } from './media-data.ts';

/** Parses the seconds of `?t=`; undefined if they are outside the video (CUE-06). */
export function startOf(playable: Pick<Playable, 'bcId'>, t: unknown): number | undefined {
  const { seconds = 0 } = videoOf(playable) ?? {};
  const start = typeof t === 'string' && /^\d{1,6}$/.test(t) ? Number(t) : 0;
  return start > 0 && start < seconds ? start : undefined;
}

/** Returns the files of a player that browsers can play without a script. */
function files(page: Page, video: LibraryVideo, start: number | undefined): MediaFile[] {
  const { kind, file } = video;
  const address = (name: string) => link(page, mediaPath(video, name));
  if (!file) return [{ src: address('master.m3u8'), type: 'application/vnd.apple.mpegurl' }];
  const place = start === undefined ? '' : `#t=${start}`;
  return [{ src: address(file) + place, type: kind === 'audio' ? 'audio/mp4' : 'video/mp4' }];
}

/** Returns the address of the picture of a video or audio. */
export const posterOf = (page: Page, playable: Playable, ratio: ImageRatio = '16-9'): string =>
  variantUrl(
    { base: page.basePath },
    { uuid: illustrationId(playable.illustration.name), ratio, width: 856, format: 'webp' },
  );

/** Returns the captions of a player that browsers can read without a script. */
const captionsOf = (page: Page, video: LibraryVideo) =>
  video.hasCaptions
    ? [{ src: link(page, mediaPath(video, 'captions-ca.vtt')), language: 'ca', label: 'Valencià' }]
    : [];

/** Returns the file of an opening block, which a press before any script plays; none for a channel or a protected video. */
export function fileOf(
  page: Page,
  video: LibraryVideo,
  start?: number,
): Pick<OpeningData, 'file' | 'captions'> {
  if (!video.file || video.refusal) return {};
  return { file: files(page, video, start)[0], captions: captionsOf(page, video) };
}

/** Player of a video, audio or channel, by its id at the provider. @param start second at which playback begins */
export function player(page: Page, playable: Playable, video: LibraryVideo, start?: number): SafeHtml {
  const { id, kind, posterRatio = '16-9' } = video;
  const isAudio = kind.endsWith('audio');
  return playerTag({
    type: isAudio ? 'audio' : 'video',
    bcId: id,
    mediaTitle: playable.title,
    poster: posterOf(page, playable, posterRatio),
    vertical: posterRatio === '9-16',
    files: files(page, video, start),
    captions: captionsOf(page, video),
  });
}

/** Picture of an audio, or of a video that is no longer available. */
export const stillPicture = (page: Page, { illustration }: Playable): SafeHtml =>
  html`<div class="card-picture article-picture">${picture(page, imageOf(illustration), 'lead', true)}</div>`;

/** Media at the head of a page; undefined if there is nothing to play. */
export function mediaBlock(page: Page, playable: Playable, start?: number): SafeHtml | undefined {
  const { embedUrl, title } = playable;
  if (embedUrl !== undefined)
    return html`<div class="media">${socialEmbedTag({
      provider: 'youtube',
      url: embedUrl,
      content: html`<a href="${embedUrl}">${title}</a>`,
    })}</div>`;
  const video = videoOf(playable);
  if (!video) return undefined;
  // the block explains it, and the rest of the page stays (PLAY-36)
  if (video.refusal === 'expired')
    return html`<div class="media">${stillPicture(page, playable)}
      <p class="media-note" role="note">Este contingut ja no està disponible.</p></div>`;
  const cover = video.kind.endsWith('audio') ? stillPicture(page, playable) : '';
  return html`<div class="media">${cover}${player(page, playable, video, start)}</div>`;
}
