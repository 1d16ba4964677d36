/** Data for playing the same media on another page, named like the attributes of `<ap-player>`. */
export interface MiniMedia {
  type?: 'video' | 'audio' | 'audio-fragment' | undefined;
  bcId?: string | undefined;
  bcPlayer?: string | undefined;
  bcEmbed?: string | undefined;
  account?: string | undefined;
  src?: string | undefined;
  poster?: string | undefined;
  end?: number | undefined;
  audioTrackLanguage?: string | undefined;
  mediaTitle?: string | undefined;
}

/** Media and position when a page was left (STOR-05). Contains nothing personal. */
export interface MiniRecord {
  media: MiniMedia;
  /** Path of the page that the media belong to. */
  page: string;
  /** Playback position; missing for live streams. */
  seconds?: number | undefined;
  /** When the page was left, in milliseconds. */
  at: number;
  /** True if it was playing, not only shown. */
  isPlaying: boolean;
  isMuted: boolean;
  /** From 0 to 1. */
  volume: number;
}
