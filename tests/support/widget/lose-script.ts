import { clearFaults, fault } from '../contract.ts';
import type { Page } from '../page.ts';
import { becomes } from './reader.ts';

/** Number of the loader's tries before it gives up (src/loader/fetch-files.ts). */
const TRIES = 3;

/**
 * Makes a chunk unavailable from now on, by its build name without the hash. Call it before opening the page, which
 * then has its own bundle: another test's bundle may be in the browser's cache.
 *
 * @returns function that waits until the page's loader has given up, and makes the chunk available again
 */
export function loseScript(name: string): (page: Page) => Promise<void> {
  const path = `/dist/chunks/${name}-`;
  fault('503', path);
  return async (page) => {
    page.allow(/503/, new RegExp(name));
    const tries = () =>
      page.window.performance
        .getEntriesByType('resource')
        .filter((entry) => entry.name.includes(path) && entry.name.endsWith('.js')).length;
    await becomes(tries, TRIES);
    await page.settled();
    clearFaults();
  };
}
