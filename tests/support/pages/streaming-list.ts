import type { Page } from '@playwright/test';
import type { Stream } from '../../../src/api/streaming.types.ts';
import { expect } from '../demo.ts';

const start = new Date('2026-03-08T12:00:00Z');

/** Stops the clock until the test advances it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: start.getTime() - 1000 });
  await page.clock.pauseAt(start);
}

export const stream = (id: string, more: Partial<Stream> = {}): Stream => ({
  id,
  kicker: `Canal ${id}`,
  title: `Programa ${id}`,
  video: { href: `/directes/${id}` },
  ...more,
});

/** Answers the API calls of a page with a list or an error status that the test sets. */
export async function answering(page: Page, first: readonly Stream[] | number) {
  let current: readonly Stream[] | number = first;
  const asked: string[] = [];
  await page.route('**/api/front/streaming/list**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return typeof current === 'number'
      ? route.fulfill({ status: current, json: { httpCode: current } })
      : route.fulfill({ json: { response: { streamingList: current } } });
  });
  await page.addInitScript(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    document.addEventListener('ap-streaming-update', (event) =>
      counts.push((event as CustomEvent<{ count: number }>).detail.count),
    );
  });
  return {
    asked,
    /** Counts from the list's events. */
    counts: () => page.evaluate(() => (window as unknown as { counts: number[] }).counts),
    /** Sets the response from now on, and waits for the next request. */
    async next(answer: readonly Stream[] | number, interval = 10_000) {
      current = answer;
      const before = asked.length;
      const answered = page.waitForResponse('**/api/front/streaming/list**');
      await page.clock.runFor(interval);
      await (await answered).finished();
      await expect.poll(() => asked.length).toBe(before + 1);
    },
  };
}
