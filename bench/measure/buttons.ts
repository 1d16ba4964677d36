import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { type ButtonVariant, buttonVariants } from '../in-page/buttons-page.ts';
import type { BenchServer } from '../server/start.ts';
import { newReader, type Reader } from './browser.ts';

/** Main-thread milliseconds of a page of sixty cards, on a processor four times slower; one value per round. */
export type ButtonsCost = Record<ButtonVariant, number[]>;

/** Visits in a round. A visit takes a second and its time varies by a twentieth: many visits make a steady median. */
const ROUNDS_EACH = 8;
/** Warm-up visits, not counted: by the third, code is in the browser's cache. */
const WARMING = 3;
/**
 * Factor by which the reader's processor is slower than this machine. Slowing the browser during the wait only adds
 * noise.
 */
const SLOWER = 4;

/** Milliseconds for work after the last widget is ready, such as effects and layout. */
const QUIET = 400;
/** Milliseconds between two readiness checks: a check at every frame would request frames itself. */
const SELDOM = 200;

interface ButtonsOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

/**
 * Visits the pages in turn, each with its own reader. Counts only the thread's own time, so other work of the machine
 * does not matter.
 */
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

/** Returns whether the other widget, and the first button if expected, are drawn; runs in the page. */
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
