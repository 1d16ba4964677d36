import type { BodyElement } from '../../../src/content/body.types.ts';
import type { MediaType } from './card.types.ts';

/** A picture of `demo/cms/pictures/svg`, with its alternative text. */
export interface Illustration {
  /** Name of its folder there. Its identifier is made from it, so it never changes. */
  name: string;
  alt: string;
}

export type ContentKind =
  | 'news'
  | 'video'
  | 'audio'
  | 'gallery'
  | 'live'
  | 'programme'
  | 'blog'
  | 'activity'
  | 'game'
  | 'lesson';

export interface Content {
  /** Identifier in the API if the content can be saved: c1 to c12 for contents, s1 to s6 for programmes. */
  id?: string;
  kind: ContentKind;
  slug: string;
  /** Text above the title: section, channel or place. */
  kicker: string;
  title: string;
  lead: string;
  illustration: Illustration;
  author: string;
  /** Minutes from the publication to the server's start, so that the demo is always up to date. */
  minutesAgo: number;
  /** Duration of a video or audio. */
  seconds?: number;
  /** Time and place of an activity, or the current programme of a live channel. */
  note?: string;
  pollId?: string;
  /** Id of the call for participation. */
  callId?: string;
  /** Media type of the card, if the kind does not imply it (CARD-02). */
  media?: MediaType;
  /** Id of the video or audio at the provider. */
  bcId?: string;
  /** Page of another's video. */
  embedUrl?: string;
  /** Shows the transcript below, for learners. */
  hasTranscript?: boolean;
  /** Part for logged-in readers only: the video, or the rest of the body. */
  gate?: 'video' | 'body';
  /** Code of the municipality of an activity, if it is on the map. */
  place?: string;
  /** Ages and filters of the lists: values of `catalogue/options.ts`. */
  ages?: string[];
  filters?: string[];
  body: BodyElement[];
}
