import type { Locator, Page } from '@playwright/test';
import { expect } from '../demo.ts';

/**
 * Fails when a header that comes back covers what stays at the top of the window, on a phone or on a desk.
 *
 * @param begin scrolls to 300 px above where the reader will be, at each width
 */
export async function staysBelowHeader(page: Page, kept: Locator, begin = async () => {}): Promise<void> {
  const header = page.locator('ap-header');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await begin();
    await page.mouse.wheel(0, 500);
    await expect(header).toHaveAttribute('data-state', 'hidden');
    await page.mouse.wheel(0, -200);
    await expect(header).toHaveAttribute('data-state', 'sticky');
    await header.evaluate((host) => Promise.all(host.getAnimations().map(({ finished }) => finished)));
    // not by a trial press, which scrolls until nothing lies above it
    const isSeen = () =>
      kept.evaluate((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isSeen).toBe(true);
  }
}
