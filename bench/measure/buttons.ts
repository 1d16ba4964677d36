import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type ButtonVariant, buttonVariants } from '../in-page/buttons-page.ts';
import type { BenchServer } from '../server/start.ts';
import { newReader, type Reader } from './browser.ts';

/** Milliseconds of the main thread, on a processor four times slower, one a round, of a page of sixty cards. */
export type ButtonsCost = Record<ButtonVariant, number[]>;

/** A visit takes a second, and a page's time differs by a twentieth from one to the next: many make a steady median. */
const ROUNDS_EACH = 8;
/** Visits that are not counted: by the third, code is in the browser's cache. */
const WARMING = 3;
/** How much slower than here the reader's processor is. Waiting for a browser that is slowed down adds noise and nothing else. */
const SLOWER = 4;

/** Milliseconds for work after the last widget is ready, such as effects and layout. */
const QUIET = 400;
/** Milliseconds between two looks at whether it is ready: looking at every frame would ask for frames. */
const SELDOM = 200;

interface ButtonsOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/** Visits the pages in turn, each with its own reader. Time of the thread itself: what else the machine does is no part of it. */
export async function measureButtons({ browser, server, rounds }: ButtonsOptions): Promise<ButtonsCost> {
  const cost: ButtonsCost = { without: [], anonymous: [], member: [], floor: [] };
  const readers = new Map<ButtonVariant, Reader>();
  for (const name of buttonVariants) readers.set(name, await readerOf(name, browser, server));
  for (let visit = 0; visit < WARMING + rounds * ROUNDS_EACH; visit++)
    for (const [name, reader] of readers) {
      const taken = await load(reader, `${server.url}/buttons/${name}`);
      if (visit >= WARMING) cost[name].push(taken * SLOWER);
    }
  for (const { context } of readers.values()) await context.close();
  return cost;
}

async function readerOf(name: ButtonVariant, browser: Browser, server: BenchServer): Promise<Reader> {
  const reader = await newReader(browser, { width: 1280, height: 900 });
  await reader.cdp.send('Performance.disable');
  await reader.cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const user = JSON.stringify({ id: '9', name: 'Joan', favouritesId: ['b1'], showsId: [] });
  const cookie = { name: 'nx-session-user', value: encodeURIComponent(user), url: server.url };
  if (name === 'member') await reader.context.addCookies([cookie]);
  return reader;
}

/** The other widget is there, and the first button where one is drawn; runs in the page. */
function isReady(isDrawn: boolean): boolean {
  const widgets = isDrawn ? ['ap-share-bar', 'main [label]'] : ['ap-share-bar'];
  return widgets.every(
    (selector) => document.querySelector<HTMLElement>(selector)?.dataset.apState === 'ready',
  );
}

async function load({ page, cdp }: Reader, url: string): Promise<number> {
  await page.goto('about:blank');
  const before = await taskTime(cdp);
  await page.goto(url);
  await page.waitForFunction(isReady, /member|floor/.test(url), { polling: SELDOM });
  await pause(QUIET);
  return (await taskTime(cdp)) - before;
}

async function taskTime(cdp: Reader['cdp']): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
