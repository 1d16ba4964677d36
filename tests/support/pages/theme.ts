import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

/** Pages of others, into which the library comes: tests/themes. */
export const themes = [
  'twentytwentyone',
  'twentytwentytwo',
  'twentytwentythree',
  'bootstrap',
  'pico',
  'simple',
] as const;
export type Theme = (typeof themes)[number];

const folder = new URL('../../themes/', import.meta.url);
const packages: Readonly<Record<string, string>> = {
  'bootstrap/style.css': fileURLToPath(import.meta.resolve('bootstrap/dist/css/bootstrap.css')),
};

/** Our sheet stands before those of the theme, where it has the least to say. */
const head = `<link rel="stylesheet" href="/dist/ap-base.css">
<script type="module" src="/dist/ap.js"></script>`;

interface Tags {
  /** Among the paragraphs of the text. */
  text: string;
  /** In the column of widgets. */
  aside: string;
}

function pageOf(theme: Theme, tags: Tags | undefined): string {
  const page = readFileSync(new URL(`${theme}/page.html`, folder), 'utf8');
  if (!tags) return page;
  return page
    .replace('<!-- head -->', head)
    .replace('<!-- widgets -->', () => tags.text)
    .replace('<!-- aside -->', () => tags.aside)
    .replace(/<body[^>]*>/, '$&<ap-config site="apunt"></ap-config>');
}

/** Opens the page of a theme, with tags in it, or as it is without the library. */
export async function openTheme(page: Page, theme: Theme, tags?: Tags): Promise<void> {
  await page.route('**/tema/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace('/tema/', '');
    if (path === theme) return route.fulfill({ contentType: 'text/html', body: pageOf(theme, tags) });
    return route.fulfill({ path: packages[path] ?? fileURLToPath(new URL(path, folder)) });
  });
  await page.goto(`/tema/${theme}`);
  if (!tags) return;
  const hosts = page.locator('[data-ap-state]');
  for (const host of await hosts.all()) {
    await host.scrollIntoViewIfNeeded();
    await host.and(page.locator('[data-ap-state="ready"]')).waitFor();
  }
  await page.waitForLoadState('networkidle');
}
