import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

/** The showroom's page with every tag. */
export const ALL_TAGS = '/aparador/totes';

const manifest = fileURLToPath(new URL('../../../dist/ap-manifest.json', import.meta.url));

/** Every tag that the built bundle can load. */
const builtTags = (): string[] => Object.keys(JSON.parse(readFileSync(manifest, 'utf8')).tags);

/**
 * Expects every tag of the bundle on the page and ready; inside loaded cards, a favourite's link may still wait for a
 * press.
 */
export async function expectAllReady(page: Page): Promise<void> {
  const states = () =>
    page.evaluate(
      (tags) =>
        tags.flatMap((tag) => {
          const hosts = [...document.querySelectorAll<HTMLElement>(tag)];
          const found = hosts.map(({ dataset }) => dataset.apState);
          const isReady =
            found.includes('ready') && found.every((one) => one === 'ready' || one === 'waiting');
          return isReady ? [] : [`${tag}: ${found}`];
        }),
      builtTags(),
    );
  await expect.poll(states, { timeout: 30_000 }).toEqual([]);
}

/** Returns by how many CSS px the page is wider than its window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Scrolls to the end as people read: a quarter of a window at a time, as soon as the next content is there. */
export async function readToTheEnd(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  do {
    await page.evaluate(() => scrollBy({ top: innerHeight / 4, behavior: 'instant' }));
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('[data-ap-state]')].every((host) => {
        const { top, bottom, height } = host.getBoundingClientRect();
        const isNear = height > 0 && bottom > 0 && top < innerHeight * 1.45;
        const { status } = host as HTMLElement & { status?: unknown };
        const isDone = host.dataset.apState === 'ready' && status !== 'loading';
        return !isNear || isDone || host.matches('ap-favourite-button');
      }),
    );
  } while (!(await isAtEnd()));
}
