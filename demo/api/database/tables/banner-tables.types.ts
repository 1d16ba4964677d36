/** Banners that the newsroom shows on every page now; withdrawn ones are deleted. */
export interface BannersTable {
  id: string;
  kind: 'alert' | 'last-hour';
  title: string;
  text: string;
  /** Address of its target, without the base path when it is our own; empty for none. */
  href: string;
  /** How it leads there (ALERT-03): `rel`, `target` and `title` of the link, as html has them; each may be empty. */
  link_rel: string;
  link_target: string;
  link_title: string;
  /** Address of its picture; empty for none. */
  image: string;
  image_alt: string;
  published_at: Date;
}
