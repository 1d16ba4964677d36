import type { ColumnType } from 'kysely';
import type { CreatedAt, Json } from './column.types.ts';

/** A municipality of the provinces 03, 12 and 46 (DATA-04). */
export interface PlacesTable {
  c_ine: string;
  nombre: string;
  longitude: number;
  latitude: number;
}

/** What a list shows besides what all kinds have. */
export interface ListedDetails {
  icon?: 'television' | 'radio' | 'both' | '';
  author?: string;
  note?: string;
  /** Kind of media behind a card, and its seconds. */
  media?: 'video' | 'audio' | 'image' | 'videoEmbed' | 'video360' | 'pindola';
  seconds?: number;
}

export type ListedType = 'program' | 'news' | 'video' | 'audio' | 'other' | 'activity' | 'blog';

/** Everything that lists and searches show. */
export interface ListedTable {
  id: string;
  type: ListedType;
  title: string;
  /** A to Z, or `#`. */
  letter: string;
  /** Of its page, without the base path. */
  url: string;
  kicker: string;
  summary: string;
  image: Json<{ src: string; alt: string }>;
  details: Json<ListedDetails>;
  place: string | null;
  ages: string[];
  filters: string[];
  /** What the most relevant are by: the more, the earlier. */
  popularity: number;
  published_at: CreatedAt;
  /** Words by our own rules: of the title (A), of what stands around it (B) and of the summary (C). */
  words: ColumnType<string, never, never>;
  /** What the words of the title have in common with their plurals, for who types just the title. */
  title_stems: string;
}

/** The words of titles, for whom mistypes one. */
export interface TitleWordsTable {
  word: string;
  spelling: string;
}
