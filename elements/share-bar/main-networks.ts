/** Shared content. */
export interface Shared {
  url: string;
  title: string;
  /** Account that X mentions, without @; empty for none (SHARE-14). */
  via: string;
}

export interface NetworkLink {
  id: string;
  name: string;
  /** The provider's documented address for sharing (SHARE-13). */
  page: string;
  query(shared: Shared): Record<string, string>;
}

/** The link that shares; empty values are left out. */
export function shareLink({ page, query }: NetworkLink, shared: Shared): string {
  const filled = Object.entries(query(shared)).filter(([, value]) => value);
  // a plus is a space to forms alone: some of the networks would show it
  return `${page}?${`${new URLSearchParams(filled)}`.replaceAll('+', '%20')}`;
}

/** Always shown (SHARE-01). Following a link is the only contact with a provider (SHARE-06, SHARE-13). */
export const mainNetworks = [
  {
    id: 'facebook',
    name: 'Facebook',
    page: 'https://www.facebook.com/sharer/sharer.php',
    query: ({ url }) => ({ u: url }),
  },
  {
    id: 'x',
    name: 'X',
    page: 'https://x.com/intent/post',
    query: ({ url, title, via }) => ({ text: title, url, via }),
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    page: 'https://api.whatsapp.com/send',
    query: ({ url, title }) => ({ text: `${title} ${url}` }),
  },
] as const satisfies readonly NetworkLink[];
