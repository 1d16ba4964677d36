import { setTimeout as pause } from 'node:timers/promises';
import { blockingTime, layoutShift } from '../statistics.ts';
import { heapOf, type Reader } from './browser.ts';
import type { RequestCost, RequestLog } from './requests.ts';

/** What one visit of a page costs. Times in milliseconds, on the slowed-down processor. */
export interface Visit {
  /** Until a click on the first option of the poll is answered; NaN on a page without poll. */
  interactive: number;
  painted: number;
  blocking: number;
  longest: number;
  /** All work of the main thread. */
  mainThread: number;
  shift: number;
  /** Bytes. */
  heap: number;
  /** Scripts and styles of the library or the floor, before the click. */
  bytes: number;
  /** The same and the poll's data. */
  requestCount: number;
  /** All of the page. `at` is since navigation. */
  requests: RequestCost[];
}

/** A page is done when for so long nothing has been loaded or has held the main thread. */
const QUIET = 800;
const PATIENCE = 60_000;
/** The shift that the click itself causes is the reader's wish, as for the browser's own clicks. */
const AFTER_CLICK = 500;

/** What the widgets ask for: their files, and the poll's data. */
const ofWidgets = /^\/(ours|previous|floor)\/dist\/|^\/api\//;

/** @throws Error when the poll does not answer, or something of the widgets could not be loaded */
export async function visit(
  { page, cdp }: Reader,
  log: RequestLog,
  url: string,
  hasPoll: boolean,
): Promise<Visit> {
  await page.goto('about:blank');
  const before = await taskTime(cdp);
  log.restart();
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  await untilDone({ page, log, url, hasPoll });

  const noted = await page.evaluate(() => window.benchNoted);
  const requests = log.list().map((one) => ({ ...one, at: one.at - noted.origin }));
  const failed = requests.filter(({ status }) => status >= 400);
  if (failed.length) throw new Error(`${url}: ${failed.map((one) => `${one.status} ${one.url}`).join(', ')}`);
  const { clicked, shifts, longTasks } = noted;
  const own = requests.filter((one) => ofWidgets.test(one.url) && !one.cached && one.at <= clicked);
  const unwanted = shifts.filter(({ time }) => !clicked || time < clicked || time > clicked + AFTER_CLICK);
  return {
    interactive: noted.answered || Number.NaN,
    painted: noted.painted,
    blocking: blockingTime(longTasks),
    longest: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    mainThread: (await taskTime(cdp)) - before,
    shift: layoutShift(unwanted),
    heap: await heapOf(cdp),
    bytes: own.filter(isScriptOrStyle).reduce((sum, { bytes }) => sum + bytes, 0),
    requestCount: own.length,
    requests,
  };
}

const isScriptOrStyle = ({ url }: RequestCost) => /\.(js|css)$/.test(url);

async function taskTime(cdp: Reader['cdp']): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

interface Waiting {
  page: Reader['page'];
  log: RequestLog;
  url: string;
  hasPoll: boolean;
}

async function untilDone({ page, log, url, hasPoll }: Waiting): Promise<void> {
  const end = performance.now() + PATIENCE;
  let state = {};
  while (performance.now() < end) {
    await pause(100);
    const idle = await page.evaluate(() => {
      const { longTasks, answered } = window.benchNoted;
      const last = longTasks.at(-1);
      const since = performance.now() - Math.max(answered, last ? last.start + last.duration : 0);
      return { since, answered: answered > 0, loaded: document.readyState === 'complete' };
    });
    state = idle;
    if (idle.loaded && (idle.answered || !hasPoll) && idle.since > QUIET && log.isQuiet(QUIET)) return;
  }
  const waitedFor = JSON.stringify({ ...state, open: log.open() });
  throw new Error(`${url}: not done after ${PATIENCE / 1000} s, ${waitedFor}`);
}
