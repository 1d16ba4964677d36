import { clearFaults, fault } from '../contract.ts';
import type { Page } from '../page.ts';
import { becomes } from './reader.ts';

/** The loader asks this often before it gives up (src/loader/fetch-files.ts). */
const TRIES = 3;

/**
 * From now on a chunk cannot be had, by the name that the build gives it without its hash. To be called before the page is opened,
 * which has a bundle of its own then: of another test's the browser may have kept it.
 *
 * @returns waits until the loader of the page has given it up; from then on it can be had
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
