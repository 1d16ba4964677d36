import type { MediaFault } from './fault.ts';

/** Address with its media type. */
export interface Source {
  src: string;
  /** MIME type, where it is known. */
  type?: string | undefined;
}

/** Captions in a file of their own. */
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

/** Something that one chooses among others of its kind. */
export interface Choice {
  id: string;
  label: string;
}

export interface TextChoice extends Choice {
  language: string;
  /** It could not be read; choosing it again tries again. */
  isBroken: boolean;
}

export interface Range {
  start: number;
  end: number;
}

/** Available tracks and the selected ones; null means automatic or off. */
export interface Tracks {
  isLive: boolean;
  /** Lines of the picture, the most first. */
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
  /** From where to where one can go, in seconds. */
  range(): Range;
  setHeight(height: number | null): void;
  setAudio(id: string): void;
  setText(id: string | null): void;
  /** Lets go of the element and of the network. */
  end(): Promise<void>;
}

/** Choices that decide which pieces of a stream are loaded first. */
export interface StreamChoice {
  audioLanguage: string | undefined;
  /** Takes the lowest quality first. */
  isFrugal: boolean;
}

/** A stream whose first seconds are loaded while no element plays it yet. */
export interface PreparedStream {
  source: Source;
  /** @throws {MediaFault} */
  open(element: HTMLMediaElement, options: EngineOptions): Promise<Engine>;
  /** Releases a stream that nobody has opened. */
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
