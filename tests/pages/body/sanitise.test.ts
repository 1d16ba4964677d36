import type { Page } from '@playwright/test';
import type { Content } from '../../support/body/content-entry.ts';
import { contentPage } from '../../support/body/content-page.ts';
import { expect, test } from '../../support/demo.ts';

const cleanedIn = (page: Page, html: string, isCard = false): Promise<string> =>
  page.evaluate(
    ([text, forCards]) => (window as unknown as { content: Content }).content.cleaned(text, forCards),
    [html, isCard] as const,
  );

test('W-04 keeps the meaning of text that contains no tag', async ({ browser, demo }) => {
  const { page } = await contentPage(browser, { origin: demo.url, html: '<main></main>' });
  for (const [html, expected] of [
    ['Plou «a bots i barrals» > 40 l', 'Plou «a bots i barrals» &gt; 40 l'],
    ['pa &amp; oli &lt;b&gt;', 'pa &amp; oli &lt;b&gt;'],
    ['a <img src=x onerror=alert(1)', 'a '],
    ['a\r\nb', 'a\nb'],
    ['a\0b', 'ab'],
    ['', ''],
  ] as const)
    expect(await cleanedIn(page, html), JSON.stringify(html)).toBe(expected);
  await page.context().close();
});

test('W-04 keeps the rules of texts and of cards apart, whichever comes first', async ({ browser, demo }) => {
  const { page } = await contentPage(browser, { origin: demo.url, html: '<main></main>' });
  const html = '<b>ara</b><ap-time datetime="2026-03-08">8</ap-time><svg><path d="M0 0"></path></svg>';
  for (const isCard of [true, false, true]) {
    const kept = await cleanedIn(page, html, isCard);
    expect(kept).toContain('<b>ara</b>');
    expect(kept.includes('<ap-time'), `a card: ${isCard}`).toBe(isCard);
    expect(kept.includes('<path'), `a card: ${isCard}`).toBe(isCard);
  }
  await page.context().close();
});
