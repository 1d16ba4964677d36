import type { Page } from '@playwright/test';

/**
 * Waits until a page's profile has all its responses: a call that a logout interrupts would get a 401.
 * @param calls expected calls if fewer than the user and both lists: names after `/api/front/user/`
 */
export async function profileHasAnswered(page: Page, calls = ['profile', 'favourites', 'shows']) {
  await page.waitForFunction((names) => {
    const answered = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
    return names.every((name) => answered.some((path) => path.startsWith(`/api/front/user/${name}`)));
  }, calls);
}
