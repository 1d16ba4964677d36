/** What the newsroom says on every page now; what was withdrawn is gone. */
export interface BannersTable {
  id: string;
  kind: 'alert' | 'last-hour';
  title: string;
  text: string;
  /** Of what it leads to, without the base path when it is our own; none when empty. */
  href: string;
  /** How it leads there (ALERT-03): `rel`, `target` and `title` of the link, as html has them; each may be empty. */
  link_rel: string;
  link_target: string;
  link_title: string;
  /** Of its picture; none when empty. */
  image: string;
  image_alt: string;
  published_at: Date;
}
