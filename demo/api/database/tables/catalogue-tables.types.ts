import type { ColumnType } from 'kysely';
import type { CreatedAt, Json } from './column.types.ts';

/** A municipality of the provinces 03, 12 and 46 (DATA-04). */
export interface PlacesTable {
  c_ine: string;
  nombre: string;
  longitude: number;
  latitude: number;
}

/** Further fields of a list entry, by kind. */
export interface ListedDetails {
  icon?: 'television' | 'radio' | 'both' | '';
  author?: string;
  note?: string;
  /** Kind of media on a card's page, and its duration in seconds. */
  media?: 'video' | 'audio' | 'image' | 'videoEmbed' | 'video360' | 'pindola';
  seconds?: number;
}

export type ListedType = 'program' | 'news' | 'video' | 'audio' | 'other' | 'activity' | 'blog';

/** Entries of all lists and searches. */
export interface ListedTable {
  id: string;
  type: ListedType;
  title: string;
  /** A to Z, or `#`. */
  letter: string;
  /** Address of the entry's page, without the base path. */
  url: string;
  kicker: string;
  summary: string;
  image: Json<{ src: string; alt: string }>;
  details: Json<ListedDetails>;
  place: string | null;
  ages: string[];
  filters: string[];
  /** Popularity for the order of lists: a greater value comes first. */
  popularity: number;
  published_at: CreatedAt;
  /** Search words by our own rules, weighted: the title (A), the texts around the title (B) and the summary (C). */
  words: ColumnType<string, never, never>;
  /** Stems of the title's words, for readers who type exactly the title. */
  title_stems: string;
}

/** Words of titles, to correct misspelt searches. */
export interface TitleWordsTable {
  word: string;
  spelling: string;
}
