/** Texts of a chapter for the page (PLAY-13). */
export interface NextChapter {
  title: string;
  /** Season and number; empty where there is none. */
  episode: string;
  /** Seconds. */
  duration: number;
  /** As an editor wrote it. */
  resume: { html: string }[];
  downloadFile: { url: string } | null;
}

/** API-22: what plays after a content; all of it null after the last. */
export interface NextContent {
  nextContentUrl: string | null;
  nextContentId: string | null;
  /** Id at the video provider. */
  nextContentBcId: string | null;
  chapter: NextChapter | null;
}
