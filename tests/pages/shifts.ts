import type { Page } from '@playwright/test';

/** The sum of all shifts of a page, of the kind that the budget counts: those that a reader did not cause. */
interface Shifts {
  value: number;
  /** What moved, for the message of a test. */
  culprits: string[];
}

/**
 * Counts how far things move by themselves on the pages that are opened from now on.
 * @returns what has moved on the page, once it has come to rest
 */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const shifts: Shifts = { value: 0, culprits: [] };
    Object.assign(window, { shifts });
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node?: Element }[] };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        shifts.value += entry.value;
        shifts.culprits.push(...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.className}`));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return page.evaluate(async () => {
      await document.fonts.ready;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: Shifts }).shifts;
    });
  };
}
