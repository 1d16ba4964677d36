import type { ColumnType } from 'kysely';

/** Series of contents that play one after the other: the chapters of a programme, or the videos of a list. */
export interface ChaptersTable {
  id: string;
  series: string;
  position: number;
  title: string;
  /** Season and number, as displayed. */
  episode: string;
  /** Seconds. */
  duration: number;
  /** Address of the chapter's page, without the base path. */
  url: string;
  /** At the video provider. */
  video_id: string;
  resume: ColumnType<{ html: string }[], string, string>;
  /** Address of the file for download, without the base path. */
  download: string | null;
}
