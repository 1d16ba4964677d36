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
  /** Address for sharing, as the provider documents it (SHARE-13). */
  page: string;
  query(shared: Shared): Record<string, string>;
}

/** Address that shares the content; empty values are omitted. */
export function shareLink({ page, query }: NetworkLink, shared: Shared): string {
  const filled = Object.entries(query(shared)).filter(([, value]) => value);
  // only forms read a plus as a space: some networks would show it
  return `${page}?${`${new URLSearchParams(filled)}`.replaceAll('+', '%20')}`;
}

/** Networks always shown (SHARE-01). Following a link is the only contact with a provider (SHARE-06, SHARE-13). */
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
