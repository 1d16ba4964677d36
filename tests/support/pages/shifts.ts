import type { Page } from '@playwright/test';

interface Shifts {
  /**
   * Layout shift as the browser scores it: the share of the window that moved times the distance; 0 without movement.
   */
  sum: number;
  /** Elements that moved, for the message of a test. */
  culprits: string[];
}

/**
 * Measures layout shifts, from now on in the open page, and from the beginning in each page opened later. Shifts
 * after a key or a click count too: a test that watches uses neither.
 * @returns shifts of the open page: `soFar`, after its fonts and two frames; `atRest`, after all its requests as
 * well, half a second later
 */
export async function watchShifts(page: Page) {
  await page.addInitScript(watch, true);
  await page.evaluate(watch, false);
  const soFar = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
      return (window as unknown as { shifts: Shifts }).shifts;
    });
  const atRest = async () => {
    await page.waitForLoadState('networkidle');
    return soFar();
  };
  return { soFar, atRest };
}

/** Runs in the page. */
function watch(buffered: boolean): void {
  const shifts: Shifts = { sum: 0, culprits: [] };
  Object.assign(window, { shifts });
  type Entry = PerformanceEntry & { value: number; sources: { node?: Element }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[]) {
      shifts.sum += value;
      shifts.culprits.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.className} ${node?.id}`));
    }
  }).observe({ type: 'layout-shift', buffered });
}
