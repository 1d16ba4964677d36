import { clearFaults, fault } from '../contract.ts';
import type { Page } from '../page.ts';
import { becomes } from './reader.ts';

/** The loader asks this often before it gives up (src/loader/fetch-files.ts). */
const TRIES = 3;

/**
 * From now on a chunk cannot be had, by the name that the build gives it without its hash.
 *
 * @returns waits until the loader has given it up; from then on it can be had
 */
export function loseScript(page: Page, name: string): () => Promise<void> {
  const path = `/dist/chunks/${name}-`;
  page.allow(/503/, new RegExp(name));
  fault('503', path);
  const tries = () =>
    page.window.performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.includes(path) && entry.name.endsWith('.js')).length;
  return async () => {
    await becomes(tries, TRIES);
    await page.settled();
    clearFaults();
  };
}
