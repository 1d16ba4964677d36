import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { headerOf, openHeader } from '../../support/pages/header.ts';

interface HeaderElement extends HTMLElement {
  socialLinks: unknown;
}

const networks = [
  { network: 'bluesky', href: 'https://bsky.app/' },
  { network: 'x', href: 'javascript:alert(1)' },
  { network: 'desconeguda', href: 'https://example.cat/' },
];

/** What a script of the page sets as soon as the tag is there, long before its code. */
const setEarly = (page: Page, values: object) =>
  page.addInitScript((given) => {
    const observer = new MutationObserver(() => {
      const host = document.querySelector('ap-header');
      if (!host) return;
      observer.disconnect();
      Object.assign(host, given);
    });
    observer.observe(document, { childList: true, subtree: true });
  }, values);

test('HDR-10 shows the page’s networks in a whole menu without any', async ({ page }) => {
  await openHeader(page);
  await page.evaluate((given) => {
    const header = document.createElement('ap-header') as HeaderElement;
    const menu = document.createElement('details');
    menu.slot = 'burger';
    const panel = document.createElement('div');
    panel.className = 'ap-header-panel';
    menu.append(document.createElement('summary'), panel);
    header.append(menu);
    header.socialLinks = given;
    document.querySelector('main')?.prepend(header);
  }, networks);
  const made = page.locator('main > ap-header');
  await expect(made).toHaveAttribute('data-ap-state', 'ready');
  await made.locator('summary').click();
  await expect(made.getByRole('link', { name: 'Bluesky (finestra nova)' })).toBeVisible();
});

test('HDR-01 opens a layer requested before the upgrade', async ({ page }) => {
  await setEarly(page, { layer: 'search' });
  await page.goto('/');
  const { host, search } = headerOf(page);
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  await expect(search).toBeVisible();
});
