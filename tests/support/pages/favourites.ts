import type { Locator, Page, Request } from '@playwright/test';

/** A page of the CMS without cards, to insert buttons in. */
const plainPage = '/condicions-d-us';

export interface FavouriteParts {
  host: Locator;
  button: Locator;
  /** Server content of the button. */
  link: Locator;
  status: Locator;
}

export function favouriteIn(host: Locator): FavouriteParts {
  const drawn = host.locator('[data-ap-mount]');
  return {
    host,
    button: drawn.locator('button[aria-pressed]'),
    link: host.locator(':scope > a'),
    status: drawn.getByRole('status'),
  };
}

/** Opens a page and adds buttons by script, in the given order. */
export async function openButtons<B extends Record<string, string>[]>(
  page: Page,
  ...buttons: B
): Promise<{ [K in keyof B]: FavouriteParts }> {
  await page.goto(plainPage);
  await page.evaluate((all) => {
    const hosts = all.map((attributes) => {
      const host = document.createElement('ap-favourite-button');
      for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
      return host;
    });
    document.querySelector('main')?.prepend(...hosts);
  }, buttons);
  const parts = buttons.map((_, index) => favouriteIn(page.locator('ap-favourite-button').nth(index)));
  return parts as { [K in keyof B]: FavouriteParts };
}

export const bookmarks = '**/api/bookmark/**';

/** Records API calls that save or remove a favourite, from now on: «POST content/c5». */
export function bookmarkCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request: Request) => {
    const [, path] = /\/api\/bookmark\/(.*)$/.exec(request.url()) ?? [];
    if (path) calls.push(`${request.method()} ${path}`);
  });
  return calls;
}
