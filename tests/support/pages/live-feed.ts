import type { Locator, Page } from '@playwright/test';
import type { FeedOfTest } from '../../../demo/testing/feeds.ts';
import { makeFeed } from '../../../demo/testing/feeds.ts';
import { type Demo, expect } from '../demo.ts';
import { scrollBy } from './scrolling.ts';

export const INTERVAL = 20_000;
export const calls = '**/api/front/live/**';

/** Feed made for one test, on its page, with its visible parts. */
export interface FeedPage {
  id: string;
  path: string;
  /** Messages from the oldest to the newest. */
  messages: Awaited<ReturnType<typeof makeFeed>>['messages'];
  host: Locator;
  /** Messages on the page, in its order. */
  articles: Locator;
  titles(): Promise<string[]>;
  message(title: string): Locator;
  /** Button that shows the queued messages. */
  news: Locator;
  older: Locator;
  status: Locator;
  open(query?: string): Promise<void>;
  /** Advances by one interval, and waits for the response. */
  tick(): Promise<void>;
}

export async function feedPage(page: Page, demo: Demo, feed: FeedOfTest = {}): Promise<FeedPage> {
  const { id, path, messages } = await makeFeed(demo.db, feed);
  const host = page.locator('ap-live-feed');
  const articles = host.locator('article[data-message-id]:visible');
  const answered = () =>
    page.waitForResponse((answer) => answer.url().includes(`/live/${id}/`) && !answer.url().includes('DESC'));
  return {
    id,
    path,
    messages,
    host,
    articles,
    titles: () => articles.locator('h3').allTextContents(),
    message: (title) => articles.filter({ has: page.getByRole('heading', { name: title, exact: true }) }),
    news: host.getByRole('button', { name: /missatges? nous?$/ }),
    older: host.getByRole('button', { name: 'Missatges anteriors' }),
    status: host.locator('[data-ap-mount] > [role=status]'),
    async open(query = '') {
      const answer = answered();
      await page.goto(`${path}${query}`);
      await (await answer).finished();
      await expect(host).toHaveAttribute('data-ap-state', 'ready');
    },
    async tick() {
      const answer = answered();
      // the interval passes for the server too
      demo.app.forgetPublicResponses();
      await page.clock.runFor(INTERVAL);
      await (await answer).finished();
    },
  };
}

/** «Missatge 20» to «Missatge 1». */
export function titlesFrom(first: number, last: number): string[] {
  return Array.from({ length: first - last + 1 }, (_, index) => `Missatge ${first - index}`);
}

/** Returns the distance of a message from the top of the window, in pixels. */
export const topOf = (message: Locator): Promise<number> =>
  message.evaluate((node) => node.getBoundingClientRect().top);

/** Scrolls until a message is near the top of the window, and the page no longer moves. */
export async function readFrom(message: Locator): Promise<void> {
  await scrollBy(message.page(), (await topOf(message)) - 150);
}
