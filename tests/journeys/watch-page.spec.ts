import { test as plain } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { onlyInChromium } from '../support/engines/chromium-only.ts';
import { watchPage } from '../support/pages/watch-page.ts';

const origin = 'http://page.example';

// guard of all other journeys: detects everything that must fail a test
plain.describe('of a watched page it is seen that', () => {
  plain.beforeEach(async ({ page }) => {
    await page.route(`${origin}/**`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        headers: { 'content-security-policy': "style-src 'self'" },
        body: '<link rel="icon" href="data:,"><p>page</p>',
      }),
    );
  });

  for (const [what, expression, expected] of [
    ['it logs an error', "console.error('broken')", /^console: broken/],
    ['it throws', "queueMicrotask(() => { throw new Error('broken'); })", /^uncaught: broken/],
    ['it calls another origin', "fetch('http://127.0.0.1:9/').catch(() => 0)", /^request to http:\/\/127/],
    ['it breaks the policy', "document.body.setAttribute('style', 'color: red')", /^policy: style-src-attr/],
  ] as const)
    plain(what, async ({ page }) => {
      if (what.includes('origin'))
        onlyInChromium('Firefox tells a driver of no request that it does not send');
      const problems = await watchPage(page, origin);
      await page.goto(`${origin}/`);
      expect(problems).toEqual([]);
      await page.evaluate(expression);
      await expect.poll(() => problems).toContainEqual(expect.stringMatching(expected));
    });
});

test.describe('what a test allows', () => {
  test.use({ allow: [/broken on purpose/] });

  test('may happen', async ({ page }) => {
    await page.goto('/api/health');
    await page.evaluate(() => console.error('broken on purpose'));
  });
});

test('a test has polls of its own in the demo of its worker', async ({ page, freshPoll }) => {
  const { id, optionIds } = await freshPoll({ question: 'Quina?', options: ['Una', 'Dues'] });
  expect(optionIds).toHaveLength(2);
  const answer = await page.request.get(`/api/front/poll/${id}`);
  expect(answer.status()).toBe(200);
});

test('a visitor is logged in as a seeded user', async ({ page, loginAs }) => {
  await loginAs('7');
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain('nx-session-user');
});
