import type { Page } from '@playwright/test';

/**
 * Holds back the answers of matching addresses until `release` is called. Then the page's earlier routes respond, or
 * else the server.
 */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.fallback().catch(() => {}); // the page may be closed
  });
  // the route stays: removing it while a call arrives makes Playwright forget that call
  return { release };
}
