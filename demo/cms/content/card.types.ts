import type { Image } from '../../../src/content/image.ts';

/** Media type of the content of a card (CARD-02). */
export type MediaType = 'video' | 'videoEmbed' | 'image' | 'audio' | 'video360' | 'pindola';

/** CARD-01: what T11 draws. */
export interface ContentCard {
  /** Absent for content that cannot be saved. */
  id?: string | undefined;
  url: string;
  title: string;
  name: string;
  programTitle: string;
  description: string;
  category: { name: string; url: string };
  /** Kind of media, and its duration in seconds. */
  mediaInfo?: { type: MediaType; seconds?: number | undefined } | undefined;
  multimedia: Multimedia;
}

export interface Multimedia {
  type: 'image' | 'video' | 'audio' | 'videoEmbed';
  image?: Image | undefined;
  player?: { poster?: Image; bcId?: string; bcPlayer?: string; bcEmbed?: string };
  videoEmbed?: { poster?: Image; embed?: string };
}

/** Paragraphs of HTML, as written by an editor. */
export type Resume = { html: string }[];

/** CARD-04: what T12 draws. */
export interface ShowCard {
  id?: string | undefined;
  name: string;
  url: string;
  image?: Image | undefined;
  icon: 'television' | 'radio' | 'both' | '';
  resume: Resume;
}

/** CARD-06: what T13 draws. */
export interface ActivityCard {
  title: string;
  url: string;
  multimedia: { image?: Image | undefined };
  location: string;
  description: string;
}

/** CARD-08: what T15 draws. */
export interface BlogCard {
  id?: string | undefined;
  name: string;
  title: string;
  url: string;
  image?: Image | undefined;
  resume: Resume;
  author: {
    id: string;
    name: string;
    image?: Image | undefined;
    twitterAccount?: { text: string; href: string };
  };
}
