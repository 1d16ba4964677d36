import type { MediaFault } from './fault.ts';

/** Licence server for one key system of Encrypted Media Extensions. */
export interface KeyServer {
  /** Name in EME, such as `com.widevine.alpha`. */
  keySystem: string;
  licenceUrl: string;
  /** Certificate of the server, which FairPlay requires. */
  certificateUrl?: string | undefined;
}

/** Address of a media file or stream, with its type. */
export interface Source {
  src: string;
  /** MIME type, if known. */
  type?: string | undefined;
  /** Set for a protected source; empty if no known key system opens it. */
  keys?: readonly KeyServer[] | undefined;
}

/** Captions in a separate file. */
export interface TextFile {
  src: string;
  language: string;
  label: string;
}

/** Playable media. */
export interface Media {
  /** The best first. */
  sources: readonly Source[];
  texts: readonly TextFile[];
  /** Thumbnail track for seeking (WebVTT). */
  thumbnails?: string | undefined;
}

/** Option in a list of tracks. */
export interface Choice {
  id: string;
  label: string;
}

export interface TextChoice extends Choice {
  language: string;
  /** True if the file could not be read; choosing it again retries. */
  isBroken: boolean;
}

export interface Range {
  start: number;
  end: number;
}

/** Available tracks and the selected ones; null means automatic or off. */
export interface Tracks {
  isLive: boolean;
  /** Heights of the picture in lines, highest first. */
  heights: readonly number[];
  height: number | null;
  audios: readonly Choice[];
  audio: string | null;
  texts: readonly TextChoice[];
  text: string | null;
}

/** Engine that plays a source in a media element. */
export interface Engine {
  tracks(): Tracks;
  /** Seekable range, in seconds. */
  range(): Range;
  setHeight(height: number | null): void;
  setAudio(id: string): void;
  setText(id: string | null): void;
  /** Releases the element and the network. */
  end(): Promise<void>;
}

/** Choices that decide which pieces of a stream are loaded first. */
export interface StreamChoice {
  audioLanguage: string | undefined;
  /** Starts with the lowest quality. */
  isFrugal: boolean;
}

export interface PrepareOptions {
  /** Gives the preparation up. */
  signal: AbortSignal;
  /** Tests whether an address may be requested now: a list of segments may name those of another origin. */
  mayRequest(address: string): boolean;
  /** False before a press, when the position in a live stream would soon be old. */
  mayBeLive: boolean;
}

/** A stream that is open in a paused element, with its first seconds, before a player exists. */
export interface PreparedStream {
  source: Source;
  /** Hands the stream over to a player. @throws {MediaFault} if it has failed meanwhile; the element is released */
  open(options: EngineOptions): Promise<Engine>;
  /** Releases the element and the network, if no player has taken the stream over. */
  end(): Promise<void>;
}

export interface EngineOptions extends StreamChoice {
  /** Second to begin at. */
  start: number | undefined;
  texts: readonly TextFile[];
  /** Stream that was prepared for this media, from its beginning. */
  prepared?: Promise<PreparedStream | undefined> | undefined;
  /** Gives the opening up. */
  signal: AbortSignal;
  onTracks(): void;
  onCues(lines: readonly string[]): void;
  onFault(fault: MediaFault): void;
}
