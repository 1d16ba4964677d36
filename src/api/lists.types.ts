/** One page of a list, in the order of the server (LIST-14..18, LIST-29). */
export interface ListPage {
  /** A card each; html for `src/content`, which makes it safe. */
  html: readonly string[];
  /** Cursor of the next page; null when there is none. */
  cursorMark: string | null;
  /** For readers, of the search itself: that some of a long text was left out of it. Often empty. */
  notice: string;
}

/** The same of a list whose next page has an address (API-30). */
export interface NextPage {
  html: readonly string[];
  /** Address of the page after it; null where there is none. */
  nextPage: string | null;
}
