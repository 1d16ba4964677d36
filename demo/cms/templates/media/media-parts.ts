import { cuePointsTag } from '../../../../elements/cue-points/cue-points.server.ts';
import { downloadTag } from '../../../../elements/download/download.server.ts';
import { pipTag } from '../../../../elements/pip/pip.server.ts';
import { html, type SafeHtml } from '../../../../src/server/html.ts';
import { mediaPath } from '../../content/media-library.ts';
import { isForChildren, link, type Page } from '../page.ts';
import { type Playable, videoOf } from './media-data.ts';

/** Tools beside a player: download and small window. @param path path of the player's page */
export function mediaTools(page: Page, playable: Playable, path: string): SafeHtml | '' {
  const video = videoOf(playable);
  if (!video || video.refusal !== undefined) return '';
  const texts = isForChildren(page) ? forChildren : forAdults;
  const download =
    video.file &&
    downloadTag({
      href: link(page, mediaPath(video, video.file)),
      fileTitle: playable.title,
      label: texts[video.kind === 'audio' ? 'audio' : 'video'],
    });
  return html`<div class="media-tools">${pipTag({ href: link(page, `/finestra${path}`), label: texts.window })}${download}</div>`;
}

const forAdults = {
  audio: 'Baixeu l’àudio',
  video: 'Baixeu el vídeo',
  window: 'Obriu-lo en una finestra menuda',
};
const forChildren = {
  audio: 'Baixa l’àudio',
  video: 'Baixa el vídeo',
  window: 'Obri’l en una finestra menuda',
};

/** Links to the cue points of a video, which start playback there (CUE-01). */
export function cuePoints(page: Page, playable: Playable, path: string): SafeHtml | '' {
  const { chapters = [], refusal } = videoOf(playable) ?? {};
  if (chapters.length === 0 || refusal !== undefined) return '';
  return cuePointsTag({
    path: link(page, path),
    moments: chapters.map(([seconds, title]) => ({ seconds, title })),
  });
}
