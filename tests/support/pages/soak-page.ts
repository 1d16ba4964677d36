import { expect, type Page } from '@playwright/test';

interface Seen {
  asked: number;
  ended: number;
}

type SoakWindow = Window & {
  seen: Seen;
  frames: [typeof requestAnimationFrame, typeof cancelAnimationFrame];
};

/** Controls the clock of a page but not its frames, so that rendering continues. Counts the feed's requests. */
export async function holdClock(page: Page, time: Date): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { frames: [requestAnimationFrame, cancelAnimationFrame] });
  });
  await page.clock.install({ time });
  await page.addInitScript(() => {
    const own = window as unknown as SoakWindow;
    const [request, cancel] = own.frames;
    window.requestAnimationFrame = (callback) => request.call(window, callback);
    window.cancelAnimationFrame = (handle) => cancel.call(window, handle);
    own.seen = { asked: 0, ended: 0 };
    const load = window.fetch;
    window.fetch = async (input, init) => {
      const isLive = String(input).includes('/front/live/');
      if (isLive) own.seen.asked += 1;
      try {
        const answer = await load(input, init);
        if (isLive) await answer.clone().text();
        return answer;
      } finally {
        if (isLive) own.seen.ended += 1;
      }
    };
  });
}

export const seenOf = (page: Page): Promise<Seen> =>
  page.evaluate(() => (window as unknown as SoakWindow).seen);

/** Returns the number of messages that the page has, including queued ones. */
export const knownOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const feed = document.querySelector('ap-live-feed');
    const shown = feed?.querySelectorAll('article[data-message-id]:not([hidden])').length ?? 0;
    const held = [...(feed?.querySelectorAll('button') ?? [])]
      .map(({ textContent }) => /^([\d.]+) missatges? nous?$/.exec(textContent)?.[1]?.replace('.', ''))
      .find((count) => count !== undefined);
    return shown + Number(held ?? 0);
  });

/** Every message on the page, in its order, as `id revision`. */
export const copiesOn = (page: Page): Promise<string[]> =>
  page
    .locator('ap-live-feed article[data-message-id]:not([hidden])')
    .evaluateAll((all) =>
      all.map((node) => `${node.getAttribute('data-message-id')} ${node.getAttribute('data-revision')}`),
    );

/** Scrolls near more messages than can keep their share bars. */
export async function approach(page: Page): Promise<void> {
  const links = page.locator('ap-live-feed a.ap-live-permalink');
  for (let index = 0; index < 7; index++) {
    const message = links.nth(index).locator('xpath=ancestor::article[@data-message-id]');
    await links.nth(index).focus();
    await expect(message.locator('ap-share-bar')).toHaveAttribute('data-ap-state', 'ready');
  }
}

/** Scrolls near every ad of the feed: each loads and stays for good, since an ad is never removed (LIVE-18). */
export async function approachAds(page: Page, count: number): Promise<void> {
  const ads = page.locator('ap-live-feed ap-ad');
  await expect(ads).toHaveCount(count);
  for (const ad of await ads.all()) {
    await ad.evaluate((node) => node.scrollIntoView({ behavior: 'instant' }));
    await expect(ad).toHaveAttribute('data-ap-state', 'ready');
  }
}

/** Heap of a page after garbage collection, in bytes. */
export interface Memory {
  script: number;
  dom: number;
  nodes: number;
  listeners: number;
}

export async function memoryOf(page: Page): Promise<Memory> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  for (const _ of [1, 2, 3]) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  await cdp.detach();
  return {
    script: usedSize + backingStorageSize,
    dom: embedderHeapUsedSize,
    nodes,
    listeners: jsEventListeners,
  };
}
