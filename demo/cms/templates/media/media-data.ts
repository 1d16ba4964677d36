import type { MultimediaCard, Playlist } from '../../../../src/content/multimedia.types.ts';
import { type Chapter, chapterPath } from '../../content/chapters.ts';
import type { Illustration } from '../../content/content.types.ts';
import { findVideo, type LibraryVideo } from '../../content/media-library.ts';
import { imageOf } from '../../pictures/clip.ts';
import { link, type Page } from '../page.ts';

/** A content with media: an article, or a chapter of a programme. */
export interface Playable {
  title: string;
  illustration: Illustration;
  bcId?: string | undefined;
  embedUrl?: string | undefined;
}

export const videoOf = ({ bcId }: Pick<Playable, 'bcId'>): LibraryVideo | undefined =>
  bcId === undefined ? undefined : findVideo(bcId);

/** Returns the multimedia card of a content (PLAY-24); undefined if there is nothing to play. */
export function multimediaCardOf(playable: Playable): MultimediaCard | undefined {
  const { title, embedUrl, illustration } = playable;
  const poster = imageOf(illustration);
  if (embedUrl !== undefined) return { type: 'videoEmbed', title, videoEmbed: { poster, embed: embedUrl } };
  const video = videoOf(playable);
  if (!video) return undefined;
  const { id, kind, seconds, isRound = false } = video;
  return {
    type: kind.endsWith('audio') ? 'audio' : 'video',
    title,
    mediaType: kind,
    video360: isRound,
    player: {
      bcId: id,
      bcPlayer: 'default',
      bcEmbed: 'default',
      poster,
      ...(seconds !== undefined && { duration: seconds }),
    },
  };
}

/** Converts the chapters of a season to a playlist (PLAY-25). */
export function playlistOf(page: Page, name: string, chapters: readonly Chapter[]): Playlist {
  return {
    name,
    items: chapters.flatMap((chapter) => {
      const card = multimediaCardOf(chapter);
      return card ? [{ ...card, id: chapter.id, link: { href: link(page, chapterPath(chapter)) } }] : [];
    }),
  };
}
