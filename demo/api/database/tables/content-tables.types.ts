import type { ColumnType } from 'kysely';
import type { CreatedAt } from './column.types.ts';

export interface ContentsTable {
  id: string;
  kind: string;
  title: string;
  url: string;
  category: string;
  summary: string;
  image: string | null;
}

export interface ShowsTable {
  id: string;
  name: string;
  url: string;
  summary: string;
  /** `television`, `radio` or `both`. */
  icon: string;
  image: string | null;
}

export interface FavouriteContentsTable {
  user_id: number;
  content_id: string;
  created_at: CreatedAt;
}

export interface FavouriteShowsTable {
  user_id: number;
  show_id: string;
  created_at: CreatedAt;
}

export interface StreamsTable {
  id: string;
  position: number;
  kicker: string;
  title: string;
  video: string | null;
  audio: string | null;
  image: ColumnType<{ src: string; alt: string } | null, string | null, string | null>;
}

/** Reads of each page per hour; stored for a day. */
export interface ReadsTable {
  /** Without the base path. */
  url: string;
  /** Its beginning. */
  hour: Date;
  count: number;
}
