/** Texts of a chapter for the page (PLAY-13). */
export interface NextChapter {
  title: string;
  /** Season and number; empty where there is none. */
  episode: string;
  /** Seconds. */
  duration: number;
  /** Paragraphs as an editor wrote them. */
  resume: { html: string }[];
  downloadFile: { url: string } | null;
}

/** API-22: the content that plays next; all fields are null after the last one. */
export interface NextContent {
  nextContentUrl: string | null;
  nextContentId: string | null;
  /** Id at the video provider. */
  nextContentBcId: string | null;
  chapter: NextChapter | null;
}
