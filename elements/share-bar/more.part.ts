import bluesky from 'virtual:icon/brand/bluesky';
import telegram from 'virtual:icon/brand/telegram';
import threads from 'virtual:icon/brand/threads';
import type { Network } from './networks.ts';

/** Our own drawing: the icon set has no LinkedIn. */
const linkedin =
  'M3 9h4v12H3zM5 3a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 5 3zm5 6h3.8v1.7c.6-1.1 1.8-2 3.6-2 3 0 3.6 2.2 3.6 5.2V21h-4v-6.2c0-1.5-.3-2.6-1.6-2.6S14 13.2 14 14.7V21h-4z';

/** Networks shown after opening (SHARE-02), and loaded then; the live variant shows Telegram at once (SHARE-04). */
const more: readonly Network[] = [
  {
    id: 'bluesky',
    name: 'Bluesky',
    icon: bluesky,
    page: 'https://bsky.app/intent/compose',
    query: ({ url, title }) => ({ text: `${title} ${url}` }),
  },
  {
    id: 'threads',
    name: 'Threads',
    icon: threads,
    page: 'https://www.threads.net/intent/post',
    query: ({ url, title }) => ({ text: `${title} ${url}` }),
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    icon: linkedin,
    page: 'https://www.linkedin.com/sharing/share-offsite/',
    query: ({ url }) => ({ url }),
  },
  {
    id: 'telegram',
    name: 'Telegram',
    icon: telegram,
    page: 'https://t.me/share/url',
    query: ({ url, title }) => ({ url, text: title }),
  },
];

export default more;
