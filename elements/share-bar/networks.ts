import facebook from 'virtual:icon/brand/facebook';
import whatsapp from 'virtual:icon/brand/whatsapp';
import x from 'virtual:icon/brand/x';

/** What is shared. */
export interface Shared {
  url: string;
  title: string;
  /** Account that X mentions, without @; empty for none (SHARE-14). */
  via: string;
}

export interface Network {
  id: string;
  name: string;
  icon: string;
  /** The provider's documented address for sharing (SHARE-13). */
  page: string;
  query(shared: Shared): Record<string, string>;
}

/** The link that shares; empty values are left out. */
export function shareLink({ page, query }: Network, shared: Shared): string {
  const filled = Object.entries(query(shared)).filter(([, value]) => value);
  return `${page}?${new URLSearchParams(filled)}`;
}

/** Always shown (SHARE-01). Following a link is the only contact with a provider (SHARE-06, SHARE-13). */
export const networks: readonly Network[] = [
  {
    id: 'facebook',
    name: 'Facebook',
    icon: facebook,
    page: 'https://www.facebook.com/sharer/sharer.php',
    query: ({ url }) => ({ u: url }),
  },
  {
    id: 'x',
    name: 'X',
    icon: x,
    page: 'https://x.com/intent/post',
    query: ({ url, title, via }) => ({ text: title, url, via }),
  },
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    icon: whatsapp,
    page: 'https://api.whatsapp.com/send',
    query: ({ url, title }) => ({ text: `${title} ${url}` }),
  },
];
