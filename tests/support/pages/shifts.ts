import type { Page } from '@playwright/test';

interface Shifts {
  /** As the browser scores them: the part of the window that moved by how far it moved, 0 when nothing does. */
  sum: number;
  /** Elements that moved, for the message of a test. */
  culprits: string[];
}

/**
 * Counts how far things move, on the page that is open from now on and on each that is opened later from its beginning.
 * Everything counts, also what moves because of a key or a click: a test that watches does neither.
 * @returns what has moved on the page that is open: `soFar`, with its fonts and two frames from now; `atRest`, once it has
 *   asked for all its files as well, which takes half a second more
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
