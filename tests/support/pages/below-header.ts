import type { Locator, Page } from '@playwright/test';
import { expect } from '../demo.ts';
import { scrollBy } from './scrolling.ts';

/**
 * Fails if a header that reappears, or a bar, covers content that sticks to the top of the window.
 *
 * @param kept content in view from 300 to 500 px below the current scroll position
 */
export async function staysBelowHeader(page: Page, kept: Locator): Promise<void> {
  const header = page.locator('ap-header');
  // without a trial click, which scrolls until nothing covers it
  const isSeen = () =>
    kept.evaluate((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  await scrollBy(page, 500);
  await expect(header).toHaveAttribute('data-state', 'hidden');
  await expect.poll(isSeen, 'without the header').toBe(true);
  await scrollBy(page, -200);
  await expect(header).toHaveAttribute('data-state', 'sticky');
  await header.evaluate((host) => Promise.all(host.getAnimations().map(({ finished }) => finished)));
  await expect.poll(isSeen, 'below the header').toBe(true);
}
