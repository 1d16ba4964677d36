import type { Locator, Page } from '@playwright/test';
import { expect } from '../demo.ts';

/**
 * Fails when a header that comes back, or a bar, covers what stays at the top of the window.
 *
 * @param kept in sight from 300 to 500 px below where the page is now
 */
export async function staysBelowHeader(page: Page, kept: Locator): Promise<void> {
  const header = page.locator('ap-header');
  // at once: a wheel's motion would go on beyond the next step
  const scroll = (top: number) => page.evaluate((by) => scrollBy({ top: by, behavior: 'instant' }), top);
  // not by a trial press, which scrolls until nothing lies above it
  const isSeen = () =>
    kept.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await scroll(500);
  await expect(header).toHaveAttribute('data-state', 'hidden');
  await expect.poll(isSeen, 'without the header').toBe(true);
  await scroll(-200);
  await expect(header).toHaveAttribute('data-state', 'sticky');
  await header.evaluate((host) => Promise.all(host.getAnimations().map(({ finished }) => finished)));
  await expect.poll(isSeen, 'below the header').toBe(true);
}
