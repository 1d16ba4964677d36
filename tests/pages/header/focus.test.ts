import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { inFull } from '../../support/in-full.ts';
import { article, openHeader } from '../../support/pages/header.ts';
import { scrollTo } from '../../support/pages/scrolling.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Checks that the focused element is visible: it, or a descendant, is at its centre.
 * @returns description of a hidden element, empty when visible; `undefined` when nothing has the focus
 */
const focusIsSeen = (page: Page) =>
  page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    // after the frames: a server field whose widget becomes ready passes its focus on
    const element = document.activeElement;
    if (!element || element === document.body) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = Math.min(Math.max(left, 0) + Math.min(width, innerWidth) / 2, innerWidth - 1);
    const edges = [Math.max(top, 0) + 2, Math.min(top + height, innerHeight) - 2];
    const covered = edges.filter((y) => {
      const found = document.elementFromPoint(x, y);
      // a label belongs to its field, and may draw it
      return !(found && (element.contains(found) || found.contains(element) || found.closest('label')));
    });
    const isHeaders = edges.some((y) => {
      const header = document.elementFromPoint(x, y)?.closest('ap-header');
      return header && !header.contains(element);
    });
    return covered.length || isHeaders ? element.outerHTML.slice(0, 120) : '';
  });

/** Visits every stop of the Tab key, until it starts again. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let stops = 1; stops < 200; stops++) {
    await page.keyboard.press(key);
    const unseen = await focusIsSeen(page);
    if (unseen === undefined) return { stops, hidden };
    if (unseen) hidden.push(`${stops}: ${unseen}`);
  }
  throw new Error('the Tab key does not come round');
}

/** Waits for the page's widgets: the replacement of a focused link is not tested here. */
async function allReady(page: Page) {
  for (const host of await page.locator('[data-ap-state]:not(ap-favourite-button)').all()) {
    if (!(await host.isVisible())) continue;
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-ap-state', 'ready');
  }
  await scrollTo(page, 0);
}

const narrow = ['320 px', { width: 320, height: 640 }] as const;
const zoomed = ['1280 × 1024 at 400 %', { width: 320, height: 256 }] as const;
const wide = ['1280 px', { width: 1280, height: 800 }] as const;

const looks = inFull<readonly [typeof narrow | typeof zoomed | typeof wide, string]>(
  [[zoomed, article]],
  [wide, article],
  [narrow, '/'],
  [narrow, article],
  [zoomed, '/'],
  [wide, '/'],
);
for (const [[name, size], path] of looks)
  test(`BEY-24 W-28 shows every focused element on ${path} in ${name}, forwards and backwards`, async ({
    page,
  }) => {
    test.slow();
    await openHeader(page, { path, ...size });
    await allReady(page);
    const there = await walk(page, 'Tab');
    expect(there.hidden).toEqual([]);
    expect(there.stops).toBeGreaterThan(15);
    const back = await walk(page, 'Shift+Tab');
    expect(back.hidden).toEqual([]);
  });
