import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { type ButtonVariant, buttonVariants } from '../in-page/buttons-page.ts';
import type { BenchServer } from '../server/start.ts';
import { newReader, type Reader } from './browser.ts';

/** Milliseconds of the main thread, on a processor four times slower, one a round, of a page of sixty cards. */
export type ButtonsCost = Record<ButtonVariant, number[]>;

/** A round takes three seconds, and a page's time differs by a tenth from one to the next: many make a steady median. */
const ROUNDS_EACH = 5;

/** What comes after the last widget is ready, such as effects and layout, is over by then. */
const QUIET = 400;
/** Milliseconds between two looks at whether it is ready: looking at every frame would ask for frames. */
const SELDOM = 200;

interface ButtonsOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/**
 * Loads the pages in turn, three times each round: what counts is the third visit, when code is in the cache. Time of the thread
 * itself: what else the machine does is no part of it.
 */
export async function measureButtons({ browser, server, rounds }: ButtonsOptions): Promise<ButtonsCost> {
  const cost: ButtonsCost = { without: [], with: [], floor: [] };
  for (let round = 0; round <= rounds * ROUNDS_EACH; round++)
    for (const name of buttonVariants) {
      const reader = await newReader(browser, { width: 1280, height: 900 });
      try {
        await reader.cdp.send('Performance.disable');
        await reader.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
        await reader.cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const url = `${server.url}/buttons/${name}`;
        for (const _ of [1, 2]) await load(reader, url);
        const taken = await load(reader, url);
        if (round > 0) cost[name].push(taken);
      } finally {
        await reader.context.close();
      }
    }
  return cost;
}

/** Both widgets are drawn; runs in the page. */
function isReady(): boolean {
  const [bar, first] = ['ap-share-bar', 'main [label]'].map((selector) =>
    document.querySelector<HTMLElement>(selector),
  );
  return bar?.dataset.apState === 'ready' && (!first || first.dataset.apState === 'ready');
}

async function load({ page, cdp }: Reader, url: string): Promise<number> {
  await page.goto('about:blank');
  const before = await taskTime(cdp);
  await page.goto(url);
  await page.waitForFunction(isReady, undefined, { polling: SELDOM });
  await pause(QUIET);
  return (await taskTime(cdp)) - before;
}

async function taskTime(cdp: Reader['cdp']): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
