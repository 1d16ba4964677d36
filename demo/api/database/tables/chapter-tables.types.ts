import type { ColumnType } from 'kysely';

/** Series of contents that play one after the other: the chapters of a programme, or the videos of a list. */
export interface ChaptersTable {
  id: string;
  series: string;
  position: number;
  title: string;
  /** Season and number, as readers see it. */
  episode: string;
  /** Seconds. */
  duration: number;
  /** Address of its page, without the base path. */
  url: string;
  /** At the video provider. */
  video_id: string;
  resume: ColumnType<{ html: string }[], string, string>;
  /** Address of the file to take away, without the base path. */
  download: string | null;
}
