import type { Page } from '@playwright/test';

/**
 * Waits until the profile on a page has an answer to all that it asks for: of a call that a logout cuts off the server says 401.
 * @param calls what it asks for, when that is less than the user and both lists: names after `/api/front/user/`
 */
export async function profileHasAnswered(page: Page, calls = ['profile', 'favourites', 'shows']) {
  await page.waitForFunction((names) => {
    const answered = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return names.every((name) => answered.some((path) => path.startsWith(`/api/front/user/${name}`)));
  }, calls);
}
