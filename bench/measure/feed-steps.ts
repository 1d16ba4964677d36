/**
 * Steps that run inside the page of a feed. Each uses only its arguments and the values that `prepareFeed` stores
 * there.
 */
import type { LiveMessage } from '../../src/api/live.types.ts';

declare global {
  interface Window {
    benchFeed: {
      message(sequence: number): LiveMessage;
      /** Answers the question for newer messages that waits. */
      answer?: ((messages: LiveMessage[]) => void) | undefined;
      /** Answers the pending request for newer messages. */
      add(messages: readonly LiveMessage[], isNew: boolean): void;
      settled(): Promise<void>;
    };
  }
}

export interface FeedSize {
  count: number;
  /** Number of messages in a response with older ones. */
  page: number;
}

/** Prepares messages of four text nodes each, without pictures, and a fake server that always answers. */
export function prepareFeed({ count, page }: FeedSize): void {
  const block = 50;
  const full = new Intl.DateTimeFormat('ca', { dateStyle: 'full', timeStyle: 'short' });
  const message = (sequence: number): LiveMessage => ({
    id: String(sequence),
    title: `Missatge ${sequence}`,
    publishedDate: new Date(Date.UTC(2026, 2, 8) + sequence * 30_000).toISOString(),
    sequence,
    revision: sequence,
    description: ['primer', 'segon'].map((nth) => ({
      type: 'paragraph' as const,
      html: `El ${nth} paràgraf del missatge ${sequence}. ${'Una frase més de la nit. '.repeat(4)}`,
    })),
    shareUrl: { href: `/directes/nit?missatge=${sequence}`, title: `Missatge ${sequence}` },
  });
  const part = (name: string, className: string, ...children: (Node | string)[]) => {
    const node = document.createElement(name);
    if (className) node.className = className;
    node.append(...children);
    return node;
  };
  const article = ({ id, title, publishedDate, description, shareUrl }: LiveMessage) => {
    const time = part('time', 'ap-live-time', '0 min');
    time.setAttribute('datetime', String(publishedDate));
    time.title = full.format(new Date(String(publishedDate)));
    const link = part('a', 'ap-live-permalink', 'Compartiu');
    link.setAttribute('href', shareUrl.href);
    link.setAttribute('aria-label', `Compartiu: ${title}`);
    link.dataset.shareTitle = shareUrl.title;
    const paragraphs = description.map((one) => part('p', '', 'html' in one ? (one.html ?? '') : ''));
    const node = part(
      'article',
      'ap-live-message',
      part('p', 'ap-live-head', time),
      part(
        'div',
        'ap-live-content',
        part('h3', 'ap-live-title', title),
        part('div', 'ap-body', ...paragraphs),
        part('div', 'ap-live-foot', link),
      ),
    );
    node.id = `missatge-${id}`;
    node.dataset.messageId = id;
    node.dataset.sequence = id;
    node.dataset.revision = id;
    return node;
  };
  const nextTask = () =>
    new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
  window.benchFeed = {
    message,
    add(messages, isNew) {
      const list = document.querySelector('[data-feed-list]') as HTMLElement;
      for (const one of messages) {
        const end = isNew ? list.firstElementChild : list.lastElementChild;
        const home = end && end.childElementCount < block ? end : part('div', 'block');
        if (home !== end) isNew ? list.prepend(home) : list.append(home);
        isNew ? home.prepend(article(one)) : home.append(article(one));
      }
    },
    async settled() {
      await nextTask();
      await nextTask();
      void document.body.offsetHeight;
    },
  };

  const load = window.fetch;
  const from = (top: number) =>
    Array.from({ length: Math.min(page, top) }, (_, index) => message(top - index));
  const reply = (messages: LiveMessage[], hasMoreResults: boolean) =>
    Response.json({ response: { messages, hasMoreResults, revision: count } });
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href);
    if (!pathname.includes('/api/')) return load(input, init);
    if (!pathname.includes('/live/')) return new Promise(() => {});
    if (pathname.endsWith('/newest')) return reply(from(count), true);
    const oldest = Number(pathname.split('/').at(-1)) - 1;
    if (searchParams.get('order') === 'DESC') return reply(from(oldest), oldest > page);
    return new Promise((resolve) => {
      window.benchFeed.answer = (messages) => {
        window.benchFeed.answer = undefined;
        // with more to come the next question follows at once
        resolve(reply(messages, true));
      };
    });
  };
}

/**
 * Loads all older messages with the feed's own button, one page after another. @returns milliseconds, including
 * layout
 */
export async function fillOurs({ count }: FeedSize): Promise<number> {
  const host = document.querySelector('ap-live-feed') as HTMLElement;
  // a live collection, which the browser counts without collecting the nodes
  const articles = host.getElementsByTagName('article');
  const shown = () => articles.length;
  const start = performance.now();
  for (let before = shown(); before < count; before = shown()) {
    const heard = new Promise((resolve) =>
      host.addEventListener('ap-live-messages', resolve, { once: true }),
    );
    [...host.querySelectorAll('button')].at(-1)?.click();
    await heard;
    await window.benchFeed.settled();
  }
  return performance.now() - start;
}

/** Loads the same pages in the floor, with the focus on the first message of each, as after a press of the button. */
export async function fillFloor({ count, page }: FeedSize): Promise<number> {
  const start = performance.now();
  for (let top = count; top > 0; top -= page) {
    const messages = Array.from({ length: page }, (_, index) => window.benchFeed.message(top - index));
    window.benchFeed.add(JSON.parse(JSON.stringify(messages)), false);
    const first = document.getElementById(`missatge-${top}`);
    if (first) first.tabIndex = -1;
    first?.focus({ preventScroll: true });
    await window.benchFeed.settled();
  }
  return performance.now() - start;
}

/** Prepends one new message after another. @returns milliseconds of each, from its response until it is laid out */
export async function prependMessages({ count, times }: { count: number; times: number }): Promise<number[]> {
  scrollTo({ top: 0, behavior: 'instant' });
  const list = document.querySelector('[data-feed-list]') as HTMLElement;
  const host = document.querySelector('ap-live-feed[live-id]');
  const taken: number[] = [];
  for (let index = 1; index <= times; index++) {
    const messages = [window.benchFeed.message(count + index)];
    while (host && !window.benchFeed.answer) await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const start = performance.now();
    if (host) {
      const heard = new Promise((resolve) =>
        host.addEventListener('ap-live-messages', resolve, { once: true }),
      );
      window.benchFeed.answer?.(messages);
      await heard;
    } else window.benchFeed.add(await Response.json(messages).json(), true);
    await window.benchFeed.settled();
    taken.push(performance.now() - start);
    const first = list.querySelector('h3')?.textContent;
    if (first !== messages[0]?.title) throw new Error(`the new message is not the first: "${first}"`);
  }
  return taken;
}
