import { expect, test } from '../support/demo.ts';

test('DEL-01 a page fetches no font for a panel about another site', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    const [, font] = /\/fonts\/([\w-]+)\./.exec(request.url()) ?? [];
    if (font) fetched.add(font);
  });
  await page.goto('/');
  const panels = page.locator('.panel[data-site]');
  await expect(panels).not.toHaveCount(0);
  for (const panel of await panels.all()) await panel.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  expect([...fetched].sort()).toEqual(['atkinson-hyperlegible-next', 'bricolage-grotesque']);
});
