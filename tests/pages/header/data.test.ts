import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { hear } from '../poll/poll-page.ts';
import { headerOf, openHeader } from './header-page.ts';

interface HeaderElement extends HTMLElement {
  items: unknown;
  socialLinks: unknown;
  layer: string;
}

const items = [
  {
    title: 'La ràdio',
    href: '/radio',
    text: 'Tota la ràdio',
    children: [{ title: 'En directe', href: '/directe' }],
  },
  { title: 'El temps', href: 'https://example.cat/temps', target: '_blank' },
  { title: 'Fora', href: 'javascript:alert(1)' },
];
const networks = [
  { network: 'bluesky', href: 'https://bsky.app/' },
  { network: 'x', href: 'javascript:alert(1)' },
  { network: 'desconeguda', href: 'https://example.cat/' },
];

const set = (host: Locator, values: object) =>
  host.evaluate((element, given) => void Object.assign(element, given), values);

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

for (const when of ['before', 'after'] as const)
  test(`NAV-07 HDR-18 items set ${when} the upgrade are the menu, with sub-menus; without them the server’s is back`, async ({
    page,
  }) => {
    if (when === 'before') await setEarly(page, { items });
    const { host, row } = await openHeader(page);
    const server = await host.locator('[slot="menu"] > ul').first().elementHandle();
    const before = await server?.textContent();
    if (when === 'after') await set(host, { items });

    const links = row.getByRole('link');
    await expect(links).toHaveText(['La ràdio', 'El temps']);
    await expect(links.first()).toHaveAttribute('title', 'Tota la ràdio');
    await expect(links.last()).toHaveAttribute('rel', 'noopener noreferrer');
    expect(await host.locator('[href^="javascript"]').count()).toBe(0);
    await row.getByRole('button', { name: 'Submenú de La ràdio' }).press('Enter');
    await expect(links).toHaveText(['La ràdio', 'En directe', 'El temps']);
    expect(await server?.evaluate((list) => list.isConnected)).toBe(true);
    expect(await server?.isVisible()).toBe(false);

    await set(host, { items: undefined });
    await expect(links.first()).not.toHaveText('La ràdio');
    expect(await server?.isVisible()).toBe(true);
    if (when === 'after') expect(await server?.textContent()).toBe(before);
  });

test('NAV-07 HDR-01 the whole menu has the items too, open at once under 1100 px', async ({ page, axe }) => {
  const { host, menu, menuButton } = await openHeader(page, { width: 360 });
  await set(host, { items });
  await menuButton.click();
  const whole = menu.getByRole('navigation', { name: 'Menú complet' });
  await expect(whole.getByRole('link')).toHaveText(['La ràdio', 'En directe', 'El temps']);
  await axe('ap-header');
});

test('HDR-10 social links that the page gives are in the place of the server’s, those with a sign and a safe address', async ({
  page,
}) => {
  const { host, menu, menuButton } = await openHeader(page);
  await set(host, { socialLinks: networks });
  await menuButton.click();
  const shown = menu.getByRole('list', { name: 'Xarxes socials' }).getByRole('link');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAccessibleName('Bluesky (finestra nova)');
  await set(host, { socialLinks: [] });
  await expect(shown).toHaveCount(6);
});

test('HDR-10 a whole menu without networks of its own gets those of the page', async ({ page }) => {
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

test('NAV-07 HDR-10 a header without a list of its own gets one, and a clone of it begins anew', async ({
  page,
}) => {
  await openHeader(page);
  const made = await page.evaluateHandle((given) => {
    const header = document.createElement('ap-header') as HeaderElement;
    header.items = given;
    document.querySelector('main')?.prepend(header);
    return header;
  }, items);
  const links = page
    .locator('main > ap-header')
    .first()
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link');
  await expect(links).toHaveText(['La ràdio', 'El temps']);
  await made.evaluate((header) => header.after(header.cloneNode(true)));
  const clone = page.locator('main > ap-header').nth(1);
  await expect(clone).toHaveAttribute('data-ap-state', 'ready');
  await expect(clone.getByRole('link')).toHaveCount(0);
  await made.evaluate((header) => {
    header.items = [];
  });
  await expect(links).toHaveCount(0);
});

test('HDR-01 HDR-02 HDR-03 a page opens and closes the layers by the property, which says what is open', async ({
  page,
}) => {
  const { host, menu, search, field, searchButton } = await openHeader(page);
  const events = await hear(page, 'ap-layer-change', 'ap-body-lock');
  const layer = () => host.evaluate((element) => (element as HeaderElement).layer);
  expect(await layer()).toBe('none');
  await set(host, { layer: 'menu' });
  await expect(menu).toBeVisible();
  await set(host, { layer: 'search' });
  await expect(search).toBeVisible();
  await expect(menu).toBeHidden();
  await expect(field).toBeFocused();
  await searchButton.click();
  await expect(search).toBeHidden();
  expect(await layer()).toBe('none');
  await set(host, { layer: 'nothing of this' });
  await expect(menu).toBeHidden();
  // the page knows what it has done itself: it hears of what a visitor does
  await expect.poll(events).toEqual([
    ['ap-body-lock', { locked: true }],
    ['ap-layer-change', { layer: 'none' }],
    ['ap-body-lock', { locked: false }],
  ]);
});

test('HDR-01 a layer that a page asked for before the upgrade is open after it', async ({ page }) => {
  await setEarly(page, { layer: 'search' });
  await page.goto('/');
  const { host, search } = headerOf(page);
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  await expect(search).toBeVisible();
});
