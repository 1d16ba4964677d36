import type { Page } from '@playwright/test';

/**
 * Collects console errors, uncaught errors, violations of the policy, failed requests and requests to another origin.
 * @returns a list that grows while the page is open
 */
export async function watchPage(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];

  page.on('console', (message) => {
    const { url } = message.location();
    if (message.type() !== 'error' || url.endsWith('/favicon.ico')) return; // requested by the browser, not the page
    problems.push(`console: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      problems.push(`request to ${url.href}`);
  });

  await page.exposeBinding('__apViolation', (_source, text: string) => problems.push(`policy: ${text}`));
  await page.addInitScript(() => {
    const report = (window as unknown as { __apViolation(text: string): void }).__apViolation;
    document.addEventListener('securitypolicyviolation', (event) =>
      report(`${event.effectiveDirective} blocked ${event.blockedURI} ${event.sample}`.trim()),
    );
  });
  return problems;
}
