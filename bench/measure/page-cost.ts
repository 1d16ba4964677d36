import type { Browser } from 'playwright';
import type { BenchServer } from '../server/start.ts';
import { ownPaths, type Variant } from '../server/variants.ts';
import { newReader, type Screen, slowDown } from './browser.ts';
import { watchPage } from './page-watch.ts';
import { pollMarks } from './poll-marks.ts';
import { logRequests } from './requests.ts';
import { type Visit, visit } from './visit.ts';

/** Visits of one page. */
export interface Visits {
  /** Visit without a press: the page's own loading. */
  untouched: Visit;
  /** One visit per round, with a press on an option as soon as the page is painted. */
  pressed: Visit[];
}

export interface PageCost {
  first: Partial<Record<Variant, Visits>>;
  repeat: Partial<Record<Variant, Visits>>;
}

export interface PageCostOptions {
  browser: Browser;
  server: BenchServer;
  variants: readonly Variant[];
  rounds: number;
  screen: Screen;
  /** Scrolls to the poll as soon as the page is painted. */
  scrolls: boolean;
  /** Measures repeat visits too. */
  repeats: boolean;
}

/**
 * Loads the variants in turn, starting with another one in each round, so that other load of the machine affects them
 * all. The round before the first fills the server's caches and has no presses.
 */
export async function measurePages(options: PageCostOptions): Promise<PageCost> {
  const { variants, rounds } = options;
  const cost: PageCost = { first: {}, repeat: {} };
  for (let round = 0; round <= rounds; round++)
    for (const [index] of variants.entries()) {
      const variant = variants[(round + index) % variants.length] as Variant;
      const { first, repeat } = await readTwice(options, variant, round > 0);
      add(cost.first, variant, first);
      if (repeat) add(cost.repeat, variant, repeat);
    }
  return cost;
}

function add(visits: PageCost['first'], variant: Variant, visit: Visit): void {
  const known = visits[variant];
  if (known) known.pressed.push(visit);
  else visits[variant] = { untouched: visit, pressed: [] };
}

/** A first visit, and the third: from the second on the browser keeps compiled code. */
async function readTwice(
  { browser, server, screen, scrolls, repeats }: PageCostOptions,
  variant: Variant,
  presses: boolean,
): Promise<{ first: Visit; repeat: Visit | undefined }> {
  const reader = await newReader(browser, screen);
  try {
    const watching = { marks: pollMarks[variant], presses, scrolls };
    await reader.page.addInitScript(watchPage, watching);
    const log = logRequests(reader.cdp);
    await slowDown(reader.cdp);
    const url = `${server.url}${server.article}?variant=${variant}`;
    const read = () => visit(reader, log, { url, own: ownPaths[variant], watching });
    const first = await read();
    if (!repeats) return { first, repeat: undefined };
    await read();
    return { first, repeat: await read() };
  } finally {
    await reader.context.close();
  }
}
