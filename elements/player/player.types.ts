/** What `load()` of a player takes: what the attributes of the same names say. What is missing is taken away. */
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

/** What a page may ask of a player. */
export type Command =
  /** `isPressed`: by who does so because a reader presses. */
  | { type: 'play'; isPressed: boolean }
  | { type: 'pause' }
  | { type: 'seek'; seconds: number; plays: boolean }
  | { type: 'rate'; rate: number };
