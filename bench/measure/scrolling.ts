import type { Browser } from 'playwright';
import type { BenchServer } from '../server/start.ts';
import { newReader, type Reader } from './browser.ts';

/** Cost of scrolling a page down and up again, on a processor four times slower. */
export interface Scrolling {
  /** Tasks of 50 ms or more, in milliseconds. */
  longTasks: number[];
  /** Times that the browser computed a layout. */
  layouts: number;
  /** Milliseconds of script. */
  script: number;
  /** Number of state changes of the header: 0 without its script. */
  changes: number;
}

export interface ScrollingCost {
  /** Visits with the header's script, and with the server's plain header. */
  with: Scrolling[];
  without: Scrolling[];
}

interface ScrollingOptions {
  browser: Browser;
  server: BenchServer;
  rounds: number;
}

const SCREEN = { width: 360, height: 740 };
/** Pixels of each turn of the wheel, downwards positive; the last ones turn while the header is sticky. */
const TURNS = [1500, -400, 900, -300, 600, -600];
const SPEED = 1600;

/**
 * Scrolls the article in turn with and without the header's script; a warm-up round before the first is not counted.
 */
export async function measureScrolling({
  browser,
  server,
  rounds,
}: ScrollingOptions): Promise<ScrollingCost> {
  const cost: ScrollingCost = { with: [], without: [] };
  for (let round = 0; round <= rounds; round++)
    for (const name of ['with', 'without'] as const) {
      const reader = await newReader(browser, SCREEN);
      try {
        if (name === 'without')
          await reader.page.route('**/chunks/header-*', (route) => route.fulfill({ status: 404 }));
        const measured = await scroll(reader, `${server.url}${server.article}?variant=whole`, name);
        if (round > 0) cost[name].push(measured);
      } finally {
        await reader.context.close();
      }
    }
  return cost;
}

async function scroll({ page, cdp }: Reader, url: string, name: keyof ScrollingCost): Promise<Scrolling> {
  await page.goto(url);
  const wanted = name === 'with' ? 'ready' : 'failed';
  await page.waitForFunction(
    (state) => document.querySelector<HTMLElement>('ap-header')?.dataset.apState === state,
    wanted,
  );
  // loads everything else first, so that only the scrolling is measured
  await page.evaluate(async () => {
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    window.scrollTo({ top: 0, behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 500));
    const noted = { longTasks: [] as number[], changes: 0 };
    Object.assign(window, { benchScrolling: noted });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longTasks.push(duration);
    }).observe({ type: 'longtask' });
    document.addEventListener('ap-header-state', () => {
      noted.changes += 1;
    });
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const before = await metrics(cdp);
  for (const pixels of TURNS)
    await cdp.send('Input.synthesizeScrollGesture', {
      x: SCREEN.width / 2,
      y: SCREEN.height / 2,
      yDistance: -pixels,
      speed: SPEED,
      gestureSourceType: 'mouse', // headless browsers ignore touch
    });
  const after = await metrics(cdp);
  const noted = await page.evaluate(
    () => (window as unknown as { benchScrolling: Pick<Scrolling, 'longTasks' | 'changes'> }).benchScrolling,
  );
  return {
    ...noted,
    layouts: after.layouts - before.layouts,
    script: after.script - before.script,
  };
}

async function metrics(cdp: Reader['cdp']): Promise<{ layouts: number; script: number }> {
  const { metrics: all } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => all.find((one) => one.name === name)?.value ?? 0;
  return { layouts: of('LayoutCount'), script: of('ScriptDuration') * 1000 };
}
