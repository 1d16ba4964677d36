import type { Page } from '@playwright/test';

/**
 * Scrolls at once to a position in px, and waits until the page has handled it. Without the wait, two movements within
 * one frame are a single scroll event, in which the first one cannot be told.
 */
export async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
    const before = scrollY;
    window.scrollTo({ top, behavior: 'instant' });
    if (scrollY !== before) await scrolled;
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  }, y);
}

/** Scrolls by a distance in px, like {@link scrollTo}. */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  await scrollTo(page, (await page.evaluate(() => scrollY)) + distance);
}
