import type { Page } from '@playwright/test';

/** Waits until the profile has all that it asks for: of a call that a logout cuts off the server says 401. */
export async function hasCome(page: Page, calls = ['profile', 'favourites', 'shows']) {
  await page.waitForFunction((names) => {
    const answered = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return names.every((name) => answered.some((path) => path.startsWith(`/api/front/user/${name}`)));
  }, calls);
}
