/** Argument of `load()`, with the values of the attributes of the same names. Missing ones are removed. */
export interface PlayerMedia {
  type?: 'video' | 'audio' | 'videoEmbed' | 'audio-fragment';
  bcId?: string;
  bcPlayer?: string;
  bcEmbed?: string;
  account?: string;
  src?: string;
  poster?: string;
  vertical?: boolean;
  start?: number;
  end?: number;
  audioTrackLanguage?: string;
  mediaTitle?: string;
}

/** Commands that a page can send to a player. */
export type Command =
  /** `isPressed`: sent because a reader pressed something. */
  | { type: 'play'; isPressed: boolean }
  | { type: 'pause' }
  | { type: 'seek'; seconds: number; plays: boolean }
  | { type: 'rate'; rate: number };
