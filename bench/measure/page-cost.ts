import type { Browser } from 'playwright';
import type { BenchServer } from '../server/start.ts';
import type { Variant } from '../server/variants.ts';
import { newReader, type Screen, slowDown } from './browser.ts';
import { watchPage } from './page-watch.ts';
import { logRequests } from './requests.ts';
import { type Visit, visit } from './visit.ts';

export interface PageCost {
  /** Each variant's visits, one a round. */
  first: Partial<Record<Variant, Visit[]>>;
  repeat: Partial<Record<Variant, Visit[]>>;
}

export interface PageCostOptions {
  browser: Browser;
  server: BenchServer;
  variants: readonly Variant[];
  rounds: number;
  screen: Screen;
  /** The poll is scrolled to as soon as the page is painted. */
  scrolls: boolean;
  /** Repeat visits are measured too. */
  repeats: boolean;
}

/**
 * Loads the variants in turn, beginning with another one in each round, so that whatever else the machine does meets them all.
 * A round before the first fills the server's caches and counts for nothing.
 */
export async function measurePages(options: PageCostOptions): Promise<PageCost> {
  const { variants, rounds } = options;
  const cost: PageCost = { first: {}, repeat: {} };
  for (let round = 0; round <= rounds; round++)
    for (const [index] of variants.entries()) {
      const variant = variants[(round + index) % variants.length] as Variant;
      const { first, repeat } = await readTwice(options, variant);
      if (round === 0) continue;
      cost.first[variant] = [...(cost.first[variant] ?? []), first];
      if (repeat) cost.repeat[variant] = [...(cost.repeat[variant] ?? []), repeat];
    }
  return cost;
}

/** A first visit, and the third: from the second on the browser keeps compiled code. */
async function readTwice(
  { browser, server, screen, scrolls, repeats }: PageCostOptions,
  variant: Variant,
): Promise<{ first: Visit; repeat: Visit | undefined }> {
  const reader = await newReader(browser, screen);
  try {
    const hasPoll = variant !== 'blank';
    await reader.page.addInitScript(watchPage, { hasPoll, scrolls });
    const log = logRequests(reader.cdp);
    await slowDown(reader.cdp);
    const url = `${server.url}${server.article}?variant=${variant}`;
    const first = await visit(reader, log, url, hasPoll);
    if (!repeats) return { first, repeat: undefined };
    await visit(reader, log, url, hasPoll);
    return { first, repeat: await visit(reader, log, url, hasPoll) };
  } finally {
    await reader.context.close();
  }
}
