/** A link to a social network (HDR-10). */
export interface SocialLink {
  network: 'facebook' | 'x' | 'instagram' | 'tiktok' | 'bluesky' | 'threads';
  href: string;
}

/** What the search proposes: a text, or an item of the lists that `<ap-predictive-search>` takes. */
export type Suggestion = string | { name: string };
