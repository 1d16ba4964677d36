import type { Browser } from 'playwright';
import type { BenchServer } from '../server/start.ts';
import { median } from '../statistics.ts';
import { heapOf, newReader, type Reader } from './browser.ts';
import { type FeedSize, fillFloor, fillOurs, prepareFeed, prependMessages } from './feed-steps.ts';

/** Costs of a feed of 10,000 messages in one page, at full speed. */
export interface FeedCost {
  /** Milliseconds until all are laid out, in pages of 500. */
  fill: number;
  /** Milliseconds from the answer with one new message until it is laid out: the median of fifty. */
  prepend: number;
  /** Bytes of JavaScript, DOM and buffers, after both garbage collections. */
  memory: number;
  nodes: number;
}

export type FeedLibrary = 'ours' | 'floor';
export type FeedCosts = Record<FeedLibrary, FeedCost[]>;

const SIZE: FeedSize = { count: 10_000, page: 500 };
const TIMES = 50;

interface FeedOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/** Measures the feed and its floor in turn; a warm-up round before the first is not counted. */
export async function measureFeed(options: FeedOptions): Promise<FeedCosts> {
  const costs: FeedCosts = { ours: [], floor: [] };
  for (let round = 0; round <= options.rounds; round++)
    for (const library of ['ours', 'floor'] as const) {
      const cost = await inNewPage(options, library);
      if (round > 0) costs[library].push(cost);
    }
  return costs;
}

async function inNewPage({ browser, server }: FeedOptions, library: FeedLibrary): Promise<FeedCost> {
  const reader = await newReader(browser, { width: 1280, height: 900 });
  const { page, context } = reader;
  try {
    await page.addInitScript(prepareFeed, SIZE);
    await page.goto(`${server.url}/feed/${library}`);
    if (library === 'ours')
      await page.waitForFunction((count) => document.querySelectorAll('article').length === count, SIZE.page);
    const fill = await page.evaluate(library === 'ours' ? fillOurs : fillFloor, SIZE);
    const memory = await memoryOf(reader);
    const taken = await page.evaluate(prependMessages, { count: SIZE.count, times: TIMES });
    return { fill, prepend: median(taken), ...memory };
  } finally {
    await context.close();
  }
}

async function memoryOf({ cdp }: Reader): Promise<{ memory: number; nodes: number }> {
  await heapOf(cdp);
  const { usedSize, embedderHeapUsedSize, backingStorageSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes } = await cdp.send('Memory.getDOMCounters');
  return { memory: usedSize + embedderHeapUsedSize + backingStorageSize, nodes };
}
