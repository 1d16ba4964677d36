import { html } from '../../src/server/html.ts';
import type { Db } from '../api/database/database.types.ts';
import { insertNew } from '../api/database/insert-new.ts';
import { chapterPath, chapters } from '../cms/content/chapters.ts';
import type { Content } from '../cms/content/content.types.ts';
import { contentsOf, pathOf } from '../cms/content/contents.ts';
import { findVideo, mediaPath } from '../cms/content/media-library.ts';

interface Playable {
  id: string;
  series: string;
  title: string;
  episode: string;
  lead: string;
  url: string;
  bcId: string;
}

/**
 * Seeds the series of contents that play one after the other (API-22): the chapters of a programme, and the public
 * videos and audios.
 */
export async function seedChapters(db: Db): Promise<void> {
  const ofProgrammes = chapters.map(
    (chapter): Playable => ({
      ...chapter,
      series: chapter.programme,
      url: chapterPath(chapter),
    }),
  );
  await insertNew(
    db,
    'chapters',
    ...rowsOf(ofProgrammes),
    ...rowsOf(contentsOf('video').flatMap(playable)),
    ...rowsOf(contentsOf('audio').flatMap(playable)),
  );
}

/** Returns the playable form of a content with an id, except contents behind a login. */
function playable(content: Content): Playable[] {
  const { id, kind, title, lead, bcId, gate } = content;
  if (id === undefined || bcId === undefined || gate !== undefined) return [];
  return [{ id, series: kind, title, episode: '', lead, url: pathOf(content), bcId }];
}

function rowsOf(playables: readonly Playable[]) {
  return playables.map(({ id, series, title, episode, lead, url, bcId }, position) => {
    const video = findVideo(bcId);
    return {
      id,
      series,
      position,
      title,
      episode,
      duration: video?.seconds ?? 0,
      url,
      video_id: bcId,
      resume: JSON.stringify([{ html: String(html`<p>${lead}</p>`) }]),
      download: video?.file ? mediaPath(video, video.file) : null,
    };
  });
}
