/**
 * What a tag keeps and sends, for who reads and who answers for a site: `elements/<name>/<name>.privacy.ts` exports it as
 * `privacy`, in Catalan. A tag without that file keeps and sends nothing; tests/pages/showroom-states.test.ts holds each
 * tag to its sheet. `{names}` in a text are figures of scripts/derive/figures.ts, which come from the code. No browser loads it.
 */
export interface Privacy {
  keeps?: readonly KeptItem[];
  sends?: readonly SentCall[];
  /** Whom a reader's browser asks besides the site, and what must be done before. */
  others?: readonly { who: string; when: string }[];
}

/** Something in the browser of a reader. */
export interface KeptItem {
  where: 'cookie' | 'localStorage' | 'sessionStorage';
  /** `*` stands for any characters. */
  name: string;
  holds: string;
  until: string;
}

/** A call of the site's own server. */
export interface SentCall {
  /**
   * Method and path without the base path: `POST /api/front/poll/{id}/vote/{option}`. Where the page says the address, the
   * attribute in parentheses stands for the path: `GET (src)`.
   */
  call: string;
  sends: string;
  /** What the server keeps of it, and until when. */
  kept: string;
}
