/**
 * Storage and requests of a tag, for readers and site owners: `elements/<name>/<name>.privacy.ts` exports it as
 * `privacy`, in Catalan. A tag without that file stores and sends nothing; tests/pages/showroom-states.test.ts checks
 * each tag against its sheet. `{names}` in texts are values of scripts/derive/figures.ts. No browser loads it.
 */
export interface Privacy {
  keeps?: readonly KeptItem[];
  sends?: readonly SentCall[];
  others?: readonly OtherParty[];
}

/** Third party that a reader's browser contacts, and the condition. */
export interface OtherParty {
  who: string;
  when: string;
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
   * Method and path without the base path: `POST /api/front/poll/{id}/vote/{option}`. If the page sets the address,
   * its attribute stands in parentheses in place of the path: `GET (src)`. A function of the page that receives data
   * stands by its name: `onSave`.
   */
  call: string;
  sends: string;
  /** Data that the server stores, and for how long. */
  kept: string;
}
