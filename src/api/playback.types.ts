/** Addresses for one key system of a protected source. `key_request_url` is the licence server of FairPlay. */
export interface PlaybackKeySystem {
  license_url?: string;
  key_request_url?: string;
  certificate_url?: string;
}

/** One way to play a video; the first that a browser can play is the best. */
export interface PlaybackSource {
  /** Missing in entries for RTMP. The provider lists most sources with `http:` and with `https:`. */
  src: string;
  /** `application/x-mpegURL`, `application/vnd.apple.mpegurl`, `application/dash+xml`; missing for MP4 files. */
  type: string;
  codecs?: string;
  /** `M2TS` is HLS with segments of MPEG-2 TS. */
  container?: 'MP4' | 'M2TS';
  /** `EXT-X-VERSION` of the HLS playlist; versions below 7 have segments of MPEG-2 TS. */
  ext_x_version?: string;
  /** By the name of the key system, such as `com.widevine.alpha`. */
  key_systems?: Record<string, PlaybackKeySystem>;
  /** Pixels. */
  width?: number;
  height?: number;
  /** Bytes. */
  size?: number;
}

export interface PlaybackTrack {
  id: string;
  src: string;
  /** The same file by other protocols. */
  sources?: { src: string }[];
  /** Set if the manifest declares the track too. */
  in_band_metadata_track_dispatch_type?: string | null;
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

/** Error response of the provider: a list of one. The search call has it in `errors`. */
export interface PlaybackError {
  error_code: string;
  error_subcode?: string;
  message: string;
}
