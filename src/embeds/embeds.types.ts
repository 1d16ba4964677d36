/** Providers whose content may be embedded (BODY-01). */
export type Provider = 'facebook' | 'instagram' | 'tiktok' | 'twitter' | 'youtube';

/** Shape of the box before anything of the content is known. */
export type Shape = 'wide' | 'tall' | 'post';

/** Embeddable content at a provider's address. */
export interface Found {
  /** The provider's own player. */
  src: string;
  /** Public address, without tracking parameters (`utm_…`, `igsh`). */
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
  /** Hosts of public addresses: exact matches, no other hosts with the same ending. */
  hosts: readonly string[];
  /** Origin of its players, which a page's `frame-src` has to allow. */
  origin: string;
  /** True if the player does not play without a referrer. */
  needsReferrer?: true;
  /** @param url of one of its hosts, https, without port or user. */
  find(url: URL): Found | undefined;
}
