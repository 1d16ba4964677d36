/** Networks whose icons the header shows (HDR-10). */
export type SocialNetwork = 'facebook' | 'x' | 'instagram' | 'tiktok' | 'bluesky' | 'threads';

export interface SocialLink {
  id: SocialNetwork;
  name: string;
  href: string;
}

/** Links to the networks' own front pages: the invented broadcaster has no accounts. */
export const socialLinks: readonly SocialLink[] = [
  { id: 'facebook', name: 'Facebook', href: 'https://www.facebook.com/' },
  { id: 'x', name: 'X', href: 'https://x.com/' },
  { id: 'instagram', name: 'Instagram', href: 'https://www.instagram.com/' },
  { id: 'tiktok', name: 'TikTok', href: 'https://www.tiktok.com/' },
  { id: 'bluesky', name: 'Bluesky', href: 'https://bsky.app/' },
  { id: 'threads', name: 'Threads', href: 'https://www.threads.net/' },
];
