import type { APIRequest, Page } from '@playwright/test';

/** Lets the server process the next call, and drops the response with its cookies. */
export async function loseAnswer(page: Page, requests: APIRequest, calls: string, method: string) {
  let isLost = false;
  await page.route(calls, async (route, call) => {
    if (isLost || call.method() !== method) return route.fallback();
    isLost = true;
    const elsewhere = await requests.newContext();
    await elsewhere.fetch(call, { headers: await call.allHeaders() });
    await elsewhere.dispose();
    await route.abort('connectionreset');
  });
}
