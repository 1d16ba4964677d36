import type { MenuLink } from '../ui/link-menu.types.ts';
import type { Image, ImageRatio } from './image.ts';

/** Card that links to another content (T9). */
export interface RelatedCard {
  title: string;
  href: string;
  kicker?: string;
  image?: Image;
}

export interface GalleryCard {
  image: Image;
  title?: string;
  signature?: string;
}

/** A link with links below it (BODY-03). */
export type HotTopic = Omit<MenuLink, 'current'>;

/** A WebVTT file. */
export interface Captions {
  src: string;
  /** `ca` */
  language: string;
  label: string;
}

export type SocialProvider = 'facebook' | 'instagram' | 'tiktok' | 'twitter' | 'youtube';

/**
 * Element of a content body or a live message (BODY-01..03). Html was written by editors and goes through the
 * sanitiser.
 */
export type BodyElement =
  | { type: 'paragraph'; html: string }
  | { type: 'heading'; tag: string; text: string }
  | { type: 'listing'; tag: string; items: string[] }
  | { type: 'image'; image: Image; caption?: string; signature?: string; ratio?: ImageRatio }
  | { type: 'photo-gallery'; cards: GalleryCard[] }
  | {
      type: 'video';
      src: string;
      /**
       * Id in the video service, which offers qualities and languages; `src` then serves readers without a script.
       */
      bcId?: string;
      poster?: string;
      title?: string;
      mimeType?: string;
      captions?: Captions[];
      /** It is 9:16. */
      vertical?: boolean;
      /** Seconds. */
      duration?: number;
    }
  | {
      type: 'audio';
      src: string;
      /** Id in the video service. */
      bcId?: string;
      title?: string;
      /** Seconds. */
      duration?: number;
    }
  | {
      type: 'audio-fragment';
      src: string;
      /** Seconds from the beginning of the audio. */
      start: number;
      end: number;
      title?: string;
    }
  | {
      type: 'file';
      href: string;
      name: string;
      /** Bytes. */
      size?: number;
      format?: string;
    }
  | { type: 'related'; cards: RelatedCard[] }
  | { type: 'supplementary-text'; title?: string; html: string }
  | { type: 'embed'; title: string; url?: string; html?: string; button?: string; modalImage?: string }
  | { type: SocialProvider; url: string; title?: string; html?: string }
  | { type: 'quote'; text: string; author?: string }
  | { type: 'hot-topics'; topics: HotTopic[] };
