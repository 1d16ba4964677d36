import type { BrowserContext, Page } from '@playwright/test';
import type { Demo } from '../demo.ts';
import { expect } from '../demo.ts';
import { insert, plainPage } from './poll.ts';

export const INTERVAL = 20_000;
const start = new Date('2026-03-08T12:00:00Z').getTime();
const list = '/api/front/streaming/list';

/** Tab with a list of streams, which counts its requests and the responses received. */
export interface Tab {
  page: Page;
  asked(): number;
  heard(): Promise<number>;
  /**
   * Sets the visibility for scripts: overrides `visibilityState` and sends its event, since without windows every
   * page is visible.
   */
  show(state: DocumentVisibilityState): Promise<void>;
  insert(): Promise<void>;
}

type Watched = Window & { visibility?: DocumentVisibilityState; heard?: number };

/** Opens tabs of one browser whose lists request the same id, which no other test uses. */
export async function browserOf(context: BrowserContext, demo: Demo, id: string) {
  await context.clock.install({ time: start - 1000 });
  await context.clock.pauseAt(start);
  await context.addInitScript(() => {
    const watched = window as Watched;
    const visibility = () => watched.visibility ?? 'visible';
    Object.defineProperty(Document.prototype, 'visibilityState', { get: visibility });
    Object.defineProperty(Document.prototype, 'hidden', { get: () => visibility() === 'hidden' });
    document.addEventListener('ap-streaming-update', () => {
      watched.heard = (watched.heard ?? 0) + 1;
    });
  });
  /** Statuses sent by the server; the browser shows cached responses to the page as 200. */
  const statuses: number[] = [];
  demo.app.server.on('request', (request, response) => {
    if (request.url === `${list}/${id}`) response.on('finish', () => statuses.push(response.statusCode));
  });

  async function open({ isHidden = false } = {}): Promise<Tab> {
    const page = await context.newPage();
    let asked = 0;
    page.on('request', (request) => {
      if (request.url() === `${demo.url}${list}/${id}`) asked += 1;
    });
    await page.goto(demo.url + plainPage);
    const tab: Tab = {
      page,
      asked: () => asked,
      heard: () => page.evaluate(() => (window as Watched).heard ?? 0),
      show: (state) =>
        page.evaluate((visibility) => {
          (window as Watched).visibility = visibility;
          document.dispatchEvent(new Event('visibilitychange'));
        }, state),
      insert: () =>
        insert(page, {
          name: 'ap-streaming-list',
          attributes: { 'exclude-id': id, interval: String(INTERVAL), loading: 'eager' },
        }),
    };
    if (isHidden) await tab.show('hidden');
    await tab.insert();
    await expect(page.locator('ap-streaming-list')).toHaveAttribute('data-ap-state', 'ready');
    return tab;
  }

  return {
    statuses,
    open,
    /**
     * Moves the clocks of all tabs, the last millisecond apart: the clocks move one after another, so a tab could hear
     * of a request at the end before its own clock had moved, and expect the next one too early.
     */
    async pass(milliseconds: number) {
      await context.clock.runFor(milliseconds - 1);
      await context.clock.runFor(1);
    },
    /** Counts tabs that hold the lists' lock, and tabs that wait for it. @param tab any open tab */
    async locks({ page }: Tab): Promise<{ held: number; waiting: number }> {
      const found = await page.evaluate(() => navigator.locks.query());
      const count = (locks: LockInfo[] = []) => locks.filter(({ name }) => name?.includes(id)).length;
      return { held: count(found.held), waiting: count(found.pending) };
    },
    /** The tab that asks. */
    async leader(tabs: readonly Tab[]): Promise<Tab> {
      const found = tabs.filter((tab) => tab.asked() > 0);
      expect(found).toHaveLength(1);
      return found[0] as Tab;
    },
  };
}

/** Waits until every tab has received this number of responses. */
export async function hears(tabs: readonly Tab[], answers: number): Promise<void> {
  for (const tab of tabs) await expect.poll(tab.heard).toBe(answers);
}
