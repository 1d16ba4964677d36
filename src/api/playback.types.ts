/** One way to play a video; the first that a browser can play is the best. */
export interface PlaybackSource {
  src: string;
  /** `application/x-mpegURL`, `application/dash+xml`, `video/mp4` or `audio/mp4`. */
  type: string;
  codecs?: string;
  container?: 'MP4';
  width?: number;
  height?: number;
}

export interface PlaybackTrack {
  id: string;
  src: string;
  srclang: string;
  label: string;
  kind: 'captions' | 'subtitles' | 'chapters' | 'metadata';
  mime_type: string;
  default: boolean;
}

/** Video or audio of the provider's Playback API (PLAY-23, API-40). Addresses are relative to the response's URL. */
export interface PlaybackVideo {
  id: string;
  account_id: string;
  name: string;
  description: string | null;
  /** Milliseconds; -1 for live streams. */
  duration: number;
  poster: string | null;
  thumbnail: string | null;
  /** Projection of a 360° video. */
  projection: 'equirectangular' | null;
  sources: PlaybackSource[];
  text_tracks: PlaybackTrack[];
  /** Seconds. */
  cue_points: { id: string; name: string; type: 'CODE'; time: number }[];
}

/** Error response of the provider: a list of one. */
export interface PlaybackError {
  error_code: string;
  error_subcode?: string;
  message: string;
}
