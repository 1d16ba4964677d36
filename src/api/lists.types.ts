/** One page of a list, in the order of the server (LIST-14..18, LIST-29). */
export interface ListPage {
  /** Html of each card; `src/content` makes it safe. */
  html: readonly string[];
  /** Cursor of the next page; null when there is none. */
  cursorMark: string | null;
  /** Note for readers that part of a long search text was ignored. Often empty. */
  notice: string;
}

/** Page of a list whose next page has an address (API-30). */
export interface NextPage {
  html: readonly string[];
  /** Address of the following page; null on the last one. */
  nextPage: string | null;
}
