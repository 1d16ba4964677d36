import type { Page } from '@playwright/test';

/** Requests that a variable of the environment delays, by the ms that it holds. */
const DELAYS = { LATE_SCRIPTS: /\.js(\?|$)/, LATE_CALLS: /\/api\// };

/**
 * Delays the page's scripts and calls of the API as the environment asks: finds tests that pass only because
 * everything is fast. `LATE_SCRIPTS=700 npm run test:e2e`
 */
export async function delayResponses(page: Page): Promise<void> {
  for (const [name, pattern] of Object.entries(DELAYS)) {
    const delay = Number(process.env[name] ?? 0);
    if (!delay) continue;
    await page.context().route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fallback().catch(() => {}); // the page may have gone meanwhile
    });
  }
}
