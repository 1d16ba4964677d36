/** Providers whose content may be embedded (BODY-01). */
export type Provider = 'facebook' | 'instagram' | 'tiktok' | 'twitter' | 'youtube';

/** Form of the box that a content is given before anything of it is known. */
export type Shape = 'wide' | 'tall' | 'post';

/** Embeddable content at a provider's address. */
export interface Found {
  /** The provider's own player. */
  src: string;
  /** The address for people, without what followed readers about (`utm_…`, `igsh`). */
  href: string;
  shape: Shape;
}

/** Permissions of an iframe (W-21, EMB-04). */
export interface FrameRights {
  sandbox: string;
  allow: string;
  referrerPolicy: 'no-referrer' | 'strict-origin';
}

export interface ProviderFacts {
  /** As it calls itself. */
  name: string;
  /** Address of the provider's privacy policy. */
  privacy: string;
  /** Hosts of addresses that people copy: exactly these, no others that end alike. */
  hosts: readonly string[];
  /** Origin of its players, which a page's `frame-src` has to allow. */
  origin: string;
  /** Without it the player refuses to play. */
  needsReferrer?: true;
  /** @param url of one of its hosts, https, without port or user. */
  find(url: URL): Found | undefined;
}
