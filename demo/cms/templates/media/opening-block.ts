import { type OpeningData, openingTag } from '../../../../elements/opening/opening.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { imageOf } from '../../pictures/clip.ts';
import { link, type Page } from '../page.ts';
import { picture } from '../picture.ts';
import { fileOf, player, posterOf, stillPicture } from './media-block.ts';
import { multimediaCardOf, type Playable, videoOf } from './media-data.ts';

/** Settings for autoplay, download and the playlist. */
type After = Pick<OpeningData, 'autoplayId' | 'autoplayDefault' | 'downloadUrl' | 'list' | 'listName'>;

interface Options extends After {
  /** Path of the content's page. The poster links to the player of its small window, which needs no script. */
  path: string;
  /** True on another page, where the poster links to the content's page. */
  isElsewhere?: boolean;
  /** Second at which playback begins, for readers without a script. */
  start?: number | undefined;
}

/** Media at the head of a page; undefined if there is nothing to play. */
export function openingBlock(
  page: Page,
  playable: Playable,
  { path, start, isElsewhere = false, ...after }: Options,
): SafeHtml | undefined {
  const media = multimediaCardOf(playable);
  if (!media) return undefined;
  if (media.videoEmbed) return html`<div class="media">${openingTag({ media, provider: 'youtube' })}</div>`;
  const video = videoOf(playable);
  // the rest of the page stays when the video has expired (PLAY-36)
  if (video?.refusal === 'expired') {
    const shown = picture(page, imageOf(playable.illustration), 'opening', true);
    return html`<div class="media">${openingTag({ media, picture: shown, expired: true })}</div>`;
  }
  if (!video) return undefined;
  const native = { ...fileOf(page, video, start), withoutScript: player(page, playable, video, start) };
  const href = link(page, isElsewhere ? path : `/finestra${path}`);
  if (media.type === 'audio') {
    // audio shows the poster on the lock screen
    const poster = posterOf(page, playable);
    return html`<div class="media">${stillPicture(page, playable)}${openingTag({ ...after, ...native, media, poster, href })}</div>`;
  }
  const isVertical = video.posterRatio === '9-16';
  return html`<div class="media">${openingTag({
    ...after,
    ...native,
    media,
    vertical: isVertical,
    picture: picture(page, imageOf(playable.illustration), isVertical ? 'tall' : 'opening', !isElsewhere),
    href,
  })}</div>`;
}
