/** A link to a social network (HDR-10). */
export interface SocialLink {
  network: 'facebook' | 'x' | 'instagram' | 'tiktok' | 'bluesky' | 'threads';
  href: string;
}

/** Suggestion of the search: a text, or a list item as `<ap-predictive-search>` takes it. */
export type Suggestion = string | { name: string };
