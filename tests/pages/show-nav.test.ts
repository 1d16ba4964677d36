import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { hear } from './poll/poll-page.ts';
import { watchShifts } from './shifts.ts';

const show = '/programes/la-costera';

/** The navigation of a programme, as its readers know it. */
function navOn(page: Page) {
  const host = page.locator('ap-show-nav');
  const nav = host.getByRole('navigation', { name: 'La Costera' });
  const more = nav.getByRole('button', { name: 'Més' });
  return {
    host,
    nav,
    more,
    link: (name: string) => nav.getByRole('link', { name, exact: true }),
    /** What can be followed now, in the order of the page. */
    links: () => nav.getByRole('link').allTextContents(),
    current: () => nav.locator('a[aria-current]:visible').allTextContents(),
  };
}

const all = ['El programa', 'Capítols', 'L’equip', 'Horaris', 'Escriviu-nos'];

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(path);
  const nav = navOn(page);
  await expect(nav.host).toHaveAttribute('data-ap-state', 'ready');
  return nav;
}

test('NAV-01 NAV-08 the link of the page is active and no other, that of a page above it is as the way to it, elsewhere none is', async ({
  page,
}) => {
  for (const [path, active] of [
    [show, 'El programa'],
    [`${show}?x=1`, 'El programa'],
    [`${show}/capitols`, 'Capítols'],
    [`${show}/horaris#peu`, 'Horaris'],
  ] as const)
    await test.step(path, async () => {
      const { nav, current, link } = await open(page, path, 1100);
      expect(await current()).toEqual([active]);
      await expect(link(active)).toHaveAttribute('aria-current', 'page');
      await expect(nav.locator('a[aria-current]')).toHaveCount(1);
    });
  const { host, link, current } = await open(page, show, 1100);
  await host.evaluate((element, path) => element.setAttribute('current', path), `${show}/equip/direccio`);
  await expect(link('L’equip')).toHaveAttribute('aria-current', 'true');
  expect(await current()).toEqual(['L’equip']);
  await host.evaluate((element) => element.setAttribute('current', '/programes/la-costera-2'));
  await expect.poll(current).toEqual([]);
  await host.evaluate((element) => element.removeAttribute('current'));
  await expect.poll(current).toEqual(['El programa']);
});

test('NAV-02 NAV-09 BP-03 at 1100 px all links stand there, at 1099 the active one and «Més» with the others', async ({
  page,
  axe,
}) => {
  const { links, more, host } = await open(page, `${show}/equip`, 1100);
  expect(await links()).toEqual(all);
  await expect(more).toHaveCount(0);
  await axe('ap-show-nav');
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect.poll(links).toEqual(['L’equip']);
  await more.click();
  expect(await links()).toEqual([
    'L’equip',
    'El programa',
    'Capítols',
    'Temporada 2',
    'Temporada 1',
    'Horaris',
    'Escriviu-nos',
  ]);
  await axe('ap-show-nav');
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(links).toEqual(all);
  await page.setViewportSize({ width: 1099, height: 800 });
  await expect.poll(links).toEqual(['L’equip']);
  await host.evaluate((element) => element.setAttribute('collapse-below', '1099'));
  await expect.poll(links).toEqual(all);
});

test('NAV-08 NAV-09 an active link within an item keeps the item, which is marked; without one the first stays; the name of «Més» can be another', async ({
  page,
}) => {
  const { host, links, nav, more } = await open(page, `${show}/capitols/temporada-1`, 800);
  expect(await links()).toEqual(['Capítols']);
  await nav.getByRole('button', { name: 'Apartats de Capítols' }).click();
  await expect(nav.locator('a[aria-current]:visible')).toHaveText('Temporada 1');
  await expect(more).toBeVisible();

  await page.locator('h1').click();
  await host.evaluate((element) => {
    element.setAttribute('current', '/');
    element.setAttribute('more-label', 'Tot');
  });
  await expect.poll(links).toEqual(['El programa']);
  await expect(nav.getByRole('button', { name: 'Tot' })).toBeVisible();
});

test('NAV-10 W-28 by the keyboard «Més» opens, leads from link to link, and Escape gives the focus back', async ({
  page,
}) => {
  const { more, link, links } = await open(page, `${show}/equip`, 1099);
  const events = await hear(page, 'ap-nav-toggle');
  await link('L’equip').focus();
  await page.keyboard.press('Tab');
  await expect(more).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(more).toBeFocused();
  }
  await page.keyboard.press('ArrowDown');
  await expect(link('El programa')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link('Escriviu-nos')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(link('Capítols')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  expect(await links()).toEqual(['L’equip']);
  await page.keyboard.press('ArrowUp');
  await expect(link('Escriviu-nos')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(more).toHaveAttribute('aria-expanded', 'false');
  const opened = (open: boolean) => ['ap-nav-toggle', { open }];
  expect(await events()).toEqual([true, false, true, false, true, false, true, false].map(opened));
  await more.focus();
  await page.keyboard.press('ArrowUp');
  await expect(link('Escriviu-nos')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/escriviu-nos$/);
});

test('NAV-07 NAV-10 what is within an item opens by a button beside its link, which stays a link', async ({
  page,
  axe,
}) => {
  const { nav, link, links } = await open(page, show, 1280);
  const children = nav.getByRole('button', { name: 'Apartats de Capítols' });
  await children.click();
  expect(await links()).toEqual([...all.slice(0, 2), 'Temporada 2', 'Temporada 1', ...all.slice(2)]);
  await axe('ap-show-nav');
  await page.locator('h1').click();
  expect(await links()).toEqual(all);
  await children.press('ArrowDown');
  await expect(link('Temporada 2')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(children).toBeFocused();
  await link('Capítols').click();
  await expect(page).toHaveURL(/capitols$/);
  const { host } = navOn(page);
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  const items = await host.evaluate((element) =>
    (element as HTMLElement & { links: { title: string; children?: unknown[] }[] }).links.map(
      ({ title, children: inside = [] }) => [title, inside.length],
    ),
  );
  expect(items).toEqual(all.map((title) => [title, title === 'Capítols' ? 2 : 0]));
});

test('DEL-04 the server’s list is as before when the widget goes, and works without JavaScript', async ({
  page,
  browser,
  demo,
}) => {
  const { host } = await open(page, `${show}/equip`, 800);
  const after = await host.evaluate(async (element) => {
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
    return element.querySelector('nav')?.outerHTML;
  });
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 800, height: 800 },
  });
  const plain = await context.newPage();
  await plain.goto(`${demo.url}${show}/equip`);
  expect(after).toBe(await plain.locator('ap-show-nav nav').evaluate((nav) => nav.outerHTML));
  await expect(plain.getByRole('link', { name: 'Temporada 2' })).toBeVisible();
  await context.close();
});

test(
  'W-28 fingers have room, and nothing moves when the widget comes, at any width',
  fullOnly,
  async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const width of inFull([320, 1099, 1100], 360, 800, 1280)) {
      const { nav, more } = await open(page, `${show}/equip`, width);
      const { sum, culprits } = await shifts.soFar();
      expect(sum, `at ${width}: ${culprits.join(', ')}`).toBeLessThan(0.005);
      if (width < 1100) await more.click();
      for (const part of await nav.locator('a:visible, button:visible').all())
        expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  },
);

test('NAV-07 NAV-01 NAV-02 items that the page sets are the menu, with active link and «Més»; without them the server’s is back', async ({
  page,
}) => {
  const { host, links, current, more, nav } = await open(page, `${show}/equip`, 1280);
  const set = (items: unknown) =>
    host.evaluate((element, given) => Object.assign(element, { items: given }) && undefined, items);
  await set([
    { title: 'Tot', href: show },
    {
      title: 'La gent',
      href: `${show}/equip`,
      children: [{ title: 'Direcció', href: `${show}/equip/direccio` }],
    },
    { title: 'Fora', href: 'javascript:alert(1)' },
  ]);
  await expect.poll(links).toEqual(['Tot', 'La gent']);
  expect(await current()).toEqual(['La gent']);
  await nav.getByRole('button', { name: /La gent/ }).press('Enter');
  await expect.poll(links).toEqual(['Tot', 'La gent', 'Direcció']);
  await page.setViewportSize({ width: 1099, height: 800 });
  await more.click();
  await expect.poll(links).toEqual(['La gent', 'Tot']);
  expect(
    await host.evaluate((element) =>
      (element as HTMLElement & { links: { title: string }[] }).links.map(({ title }) => title),
    ),
  ).toEqual(['Tot', 'La gent']);
  await set(undefined);
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect.poll(links).toEqual(all);
});
