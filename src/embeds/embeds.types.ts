/** Who may be shown inside a page of ours (BODY-01). */
export type Provider = 'facebook' | 'instagram' | 'tiktok' | 'twitter' | 'youtube';

/** Form of the box that a content is given before anything of it is known. */
export type Shape = 'wide' | 'tall' | 'post';

/** What is at a provider's address, when it is one that can be framed. */
export interface Found {
  /** The provider's own player. */
  src: string;
  /** The address for people, without what followed readers about (`utm_…`, `igsh`). */
  href: string;
  shape: Shape;
}

/** What an iframe is given (W-21, EMB-04). */
export interface FrameRights {
  sandbox: string;
  allow: string;
  referrerPolicy: 'no-referrer' | 'strict-origin';
}

export interface ProviderFacts {
  /** As it calls itself. */
  name: string;
  /** Where it says what it does with data. */
  privacy: string;
  /** Hosts of addresses that people copy: exactly these, no others that end alike. */
  hosts: readonly string[];
  /** Where its players come from: what a page's `frame-src` has to allow. */
  origin: string;
  /** Without it the player refuses to play. */
  needsReferrer?: true;
  /** @param url of one of its hosts, https, without port or user. */
  find(url: URL): Found | undefined;
}
