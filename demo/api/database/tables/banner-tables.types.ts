/** Banners that the newsroom shows on every page now; withdrawn banners are deleted. */
export interface BannersTable {
  id: string;
  kind: 'alert' | 'last-hour';
  title: string;
  text: string;
  /** Address of the banner's target, without the base path on our own site; empty for none. */
  href: string;
  /** Attributes `rel`, `target` and `title` of the banner's link (ALERT-03), as in HTML; each may be empty. */
  link_rel: string;
  link_target: string;
  link_title: string;
  /** Address of the banner's picture; empty for none. */
  image: string;
  image_alt: string;
  published_at: Date;
}
