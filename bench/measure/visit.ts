import { setTimeout as pause } from 'node:timers/promises';
import { blockingTime, layoutShift } from '../statistics.ts';
import { heapOf, type Reader } from './browser.ts';
import type { Watching } from './page-watch.ts';
import type { RequestCost, RequestLog } from './requests.ts';

/** Cost of one page visit. Times are in milliseconds, on the slowed-down processor. */
export interface Visit {
  painted: number;
  /** Until a press on the poll's first option is shown as chosen; NaN without a press. */
  answered: number;
  /** Until the widget's own code draws the poll and answers; NaN on a page without poll. */
  takenOver: number;
  blocking: number;
  longest: number;
  /** Total work of the main thread. */
  mainThread: number;
  shift: number;
  /** Bytes. */
  heap: number;
  /** Scripts and styles of the widgets. */
  bytes: number;
  /** Requests for the widgets' scripts and styles, and for the poll's data. */
  requestCount: number;
  /** All requests of the page. `at` is since navigation. */
  requests: RequestCost[];
}

/** Milliseconds without a request or a long task, after which a page counts as done. */
const QUIET = 800;
const PATIENCE = 60_000;

export interface Visiting {
  url: string;
  /** Paths of the widgets' files and of their data. */
  own: RegExp;
  watching: Watching;
}

/** @throws Error if the poll does not respond or loses a choice, or a file could not be loaded */
export async function visit(reader: Reader, log: RequestLog, visiting: Visiting): Promise<Visit> {
  const { page, cdp } = reader;
  const { url, own } = visiting;
  await page.goto('about:blank');
  const before = await taskTime(cdp);
  log.restart();
  await page.goto(url, { waitUntil: 'commit', timeout: PATIENCE });
  await untilDone(reader, log, visiting);

  const noted = await page.evaluate(() => window.benchNoted);
  const requests = log.list().map((one) => ({ ...one, at: one.at - noted.origin }));
  const failed = requests.filter(({ status }) => status >= 400);
  if (failed.length) throw new Error(`${url}: ${failed.map((one) => `${one.status} ${one.url}`).join(', ')}`);
  if (!noted.isKept) throw new Error(`${url}: what was chosen before the widget took over is lost`);
  const { painted, answered, takenOver, shifts, longTasks } = noted;
  const ofWidgets = requests.filter((one) => own.test(one.url) && !one.cached);
  return {
    painted,
    answered: answered || Number.NaN,
    takenOver: takenOver || Number.NaN,
    blocking: blockingTime(longTasks),
    longest: Math.max(0, ...longTasks.map(({ duration }) => duration)),
    mainThread: (await taskTime(cdp)) - before,
    shift: layoutShift(shifts),
    heap: await heapOf(cdp),
    bytes: ofWidgets.filter(isScriptOrStyle).reduce((sum, { bytes }) => sum + bytes, 0),
    requestCount: ofWidgets.length,
    requests,
  };
}

const isScriptOrStyle = ({ url }: RequestCost) => /\.(js|css)$/.test(url);

async function taskTime(cdp: Reader['cdp']): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function untilDone(
  { page }: Reader,
  log: RequestLog,
  { url, watching: { marks } }: Visiting,
): Promise<void> {
  const end = performance.now() + PATIENCE;
  let state = {};
  while (performance.now() < end) {
    await pause(100);
    const idle = await page.evaluate(() => {
      const { longTasks, answered, takenOver } = window.benchNoted;
      const last = longTasks.at(-1);
      const since = performance.now() - Math.max(takenOver, last ? last.start + last.duration : 0);
      return { since, answered, takenOver, loaded: document.readyState === 'complete' };
    });
    state = idle;
    if (idle.loaded && (idle.takenOver || !marks) && idle.since > QUIET && log.isQuiet(QUIET)) return;
  }
  const waitedFor = JSON.stringify({ ...state, open: log.open() });
  throw new Error(`${url}: not done after ${PATIENCE / 1000} s, ${waitedFor}`);
}
