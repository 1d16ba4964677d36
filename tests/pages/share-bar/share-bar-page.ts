import type { Page } from '@playwright/test';
import { expect } from '../../support/demo.ts';
import { insert } from '../poll/poll-page.ts';

export const url = 'https://example.cat/notícia?a=1&b=2#c';
export const title = 'Música & «patis» 100 %';
export const path = '/condicions-d-us';

/** A bar of one's own on a page that has none. */
export async function openBar(page: Page, attributes: Record<string, string> = {}) {
  await page.goto(path);
  await insert(page, { name: 'ap-share-bar', attributes: { url, 'share-title': title, ...attributes } });
  const bar = page.locator('ap-share-bar');
  await expect(bar).toHaveAttribute('data-ap-state', 'ready');
  const names = () =>
    bar
      .locator('[data-ap-mount] li')
      .evaluateAll((items) =>
        items.map((item) => item.querySelector('svg + span, [aria-hidden] + span')?.textContent),
      );
  const hrefs = () =>
    bar
      .locator('[data-ap-mount] a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return { bar, names, hrefs, toggle: bar.getByRole('button', { name: /^(Més|Menys)$/ }) };
}
