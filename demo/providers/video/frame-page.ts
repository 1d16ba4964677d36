import { html, type SafeHtml } from '../../../src/server/html.ts';
import type { LibraryVideo } from '../../cms/content/media-library.ts';
import { playbackVideo } from './playback-video.ts';

/** Styles that make the player fill its frame. */
export const frameStyle =
  'html,body{height:100%;margin:0;background:#000;color:#fff}video,audio{display:block;width:100%;height:100%}p{padding:1em}';

const gone = html`<p>This video is unavailable.</p>`;

function player(video: LibraryVideo, basePath: string, time: string): SafeHtml {
  const { poster, sources, text_tracks: tracks, name } = playbackVideo(video, basePath);
  const inside = [
    ...sources.map(({ src, type }) => html`<source src="${src}${time}" type="${type}" />`),
    ...tracks
      .filter(({ kind }) => kind === 'captions')
      .map(
        ({ src, srclang, label }) =>
          html`<track kind="captions" src="${src}" srclang="${srclang}" label="${label}" />`,
      ),
  ];
  return video.kind.endsWith('audio')
    ? html`<audio controls preload="none" aria-label="${name}">${inside}</audio>`
    : html`<video controls playsinline preload="none" poster="${poster ?? ''}" width="640" height="360" aria-label="${name}">${inside}</video>`;
}

/**
 * Page that other sites frame: the provider's own player, which in the demo is the browser's.
 * @param start parameter `t` of its address, for example `70s`
 */
export function framePage(video: LibraryVideo | undefined, basePath: string, start = ''): SafeHtml {
  const seconds = /^(\d+)s?$/.exec(start)?.[1];
  const time = seconds === undefined ? '' : `#t=${seconds}`;
  return html`<!doctype html>
<html lang="ca">
  <head><meta charset="utf-8" /><title>${video?.name ?? 'Video'}</title><link rel="stylesheet" href="${basePath}/reproductors/frame.css" /></head>
  <body>${video && video.refusal === undefined ? player(video, basePath, time) : gone}</body>
</html>`;
}
