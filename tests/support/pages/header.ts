import type { Locator, Page } from '@playwright/test';
import { expect } from '../demo.ts';

/** A page that is long at every width. */
export const article = '/noticies/la-ciutat-ompli-de-musica-els-patis';
/** Page with hardly more than its header. */
const plain = '/condicions-d-us';

export interface HeaderParts {
  host: Locator;
  /** Buttons of the two layers and the layers themselves. */
  menuButton: Locator;
  menu: Locator;
  searchButton: Locator;
  search: Locator;
  field: Locator;
  /** Part of the header with the login links or the user menu. */
  account: Locator;
}

/** Locates the visible parts of the header. */
export function headerOf(page: Page): HeaderParts {
  const host = page.locator('ap-header');
  const menu = host.locator('details[slot="burger"]');
  const search = host.locator('details[slot="search"]');
  return {
    host,
    menuButton: menu.locator('> summary'),
    menu: menu.locator('> .ap-header-panel'),
    searchButton: search.locator('> summary'),
    search: search.locator('> .ap-header-panel'),
    field: search.getByRole('searchbox'),
    account: host.locator('.ap-header-bar > [slot="account"]'),
  };
}

/** Opens a page at a window width, and waits until the header is ready. */
export async function openHeader(
  page: Page,
  { path = plain, width = 1280, height = 800 }: { path?: string; width?: number; height?: number } = {},
): Promise<HeaderParts> {
  await page.setViewportSize({ width, height });
  await page.goto(path);
  const parts = headerOf(page);
  await expect(parts.host).toHaveAttribute('data-ap-state', 'ready');
  return parts;
}
