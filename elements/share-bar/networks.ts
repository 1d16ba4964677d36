import bluesky from 'virtual:icon/brand/bluesky';
import facebook from 'virtual:icon/brand/facebook';
import telegram from 'virtual:icon/brand/telegram';
import threads from 'virtual:icon/brand/threads';
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
  href(shared: Shared): string;
}

const address = (base: string, query: Record<string, string>) =>
  `${base}?${new URLSearchParams(Object.entries(query).filter(([, value]) => value))}`;

/** Our own drawing: the kept set has no LinkedIn. */
const linkedin =
  'M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3zm5 6h3.8v1.7c.6-1.1 1.8-2 3.6-2 3 0 3.6 2.2 3.6 5.2V21h-4v-6.2c0-1.5-.3-2.6-1.6-2.6S14 13.2 14 14.7V21h-4z';

/** The providers' documented addresses (SHARE-06, SHARE-13). Following one is the only contact with them. */
const networks = {
  facebook: {
    name: 'Facebook',
    icon: facebook,
    href: ({ url }) => address('https://www.facebook.com/sharer/sharer.php', { u: url }),
  },
  x: {
    name: 'X',
    icon: x,
    href: ({ url, title, via }) => address('https://x.com/intent/post', { text: title, url, via }),
  },
  whatsapp: {
    name: 'WhatsApp',
    icon: whatsapp,
    href: ({ url, title }) => address('https://api.whatsapp.com/send', { text: `${title} ${url}` }),
  },
  bluesky: {
    name: 'Bluesky',
    icon: bluesky,
    href: ({ url, title }) => address('https://bsky.app/intent/compose', { text: `${title} ${url}` }),
  },
  threads: {
    name: 'Threads',
    icon: threads,
    href: ({ url, title }) => address('https://www.threads.net/intent/post', { text: `${title} ${url}` }),
  },
  linkedin: {
    name: 'LinkedIn',
    icon: linkedin,
    href: ({ url }) => address('https://www.linkedin.com/sharing/share-offsite/', { url }),
  },
  telegram: {
    name: 'Telegram',
    icon: telegram,
    href: ({ url, title }) => address('https://t.me/share/url', { url, text: title }),
  },
} satisfies Record<string, Omit<Network, 'id'>>;

type Id = keyof typeof networks;
const list = (...ids: Id[]): Network[] => ids.map((id) => ({ id, ...networks[id] }));

const always = list('facebook', 'x', 'whatsapp');
const afterOpening = list('bluesky', 'threads', 'linkedin', 'telegram');

export type Variant = 'default' | 'aside' | 'live';

/** What a variant shows at once and after opening (SHARE-01..04, SHARE-15). */
export function networksOf(variant: Variant): { shown: Network[]; more: Network[]; hasCopy: boolean } {
  return variant === 'live'
    ? { shown: [...always, ...list('telegram')], more: [], hasCopy: true }
    : { shown: always, more: afterOpening, hasCopy: variant === 'aside' };
}
