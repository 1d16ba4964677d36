import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { headerOf, openHeader, scrollTo } from '../../support/pages/header.ts';

const parts = (page: Page) => {
  const { row } = headerOf(page);
  return {
    row,
    link: row.getByRole('link', { name: 'Notícies', exact: true }),
    toggle: row.getByRole('button', { name: 'Submenú de Notícies' }),
    other: row.getByRole('button', { name: 'Submenú de A la carta' }),
    first: row.getByRole('link', { name: 'La ciutat ompli' }),
    last: row.getByRole('link', { name: 'Activitats' }),
    otherFirst: row.getByRole('link', { name: 'Vídeos' }),
  };
};

test('NAV-03 NAV-04 opens a sub-menu under the pointer, keeps it on the way into it, and closes it afterwards', async ({
  page,
}) => {
  await openHeader(page);
  const { link, first, last, otherFirst, row } = parts(page);
  await expect(first).toBeHidden();
  await link.hover();
  await expect(first).toBeVisible();
  await last.hover();
  await expect(first).toBeVisible();
  await row.getByRole('link', { name: 'A la carta' }).hover();
  await expect(otherFirst).toBeVisible();
  await expect(first, 'one at a time').toBeHidden();
  await page.mouse.move(640, 600);
  await expect(otherFirst).toBeHidden();
});

test('NAV-03 opens and closes a sub-menu by a click, and its link stays a link', async ({ page }) => {
  await openHeader(page);
  const { toggle, first, link } = parts(page);
  await toggle.dispatchEvent('click');
  await expect(first).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.dispatchEvent('click');
  await expect(first).toBeHidden();
  await link.click();
  await expect(page).toHaveURL(/\/noticies$/);
});

test('NAV-04 closes a sub-menu when the page scrolls, and moves its focus to the button', async ({
  page,
}) => {
  await openHeader(page);
  const { toggle, first } = parts(page);
  await toggle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await scrollTo(page, 30);
  await expect(first).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('NAV-10 opens a sub-menu by Enter, Space and ArrowDown, and closes it by Escape or when the focus leaves', async ({
  page,
}) => {
  await openHeader(page);
  const { toggle, first, last, link, row } = parts(page);
  for (const key of ['Enter', 'Space', 'ArrowDown'])
    await test.step(key, async () => {
      await toggle.focus();
      await page.keyboard.press(key);
      await expect(first).toBeVisible();
      await expect(key === 'ArrowDown' ? first : toggle).toBeFocused();
      if (key !== 'ArrowDown') await page.keyboard.press('Tab');
      await expect(first).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
      await expect(toggle).toBeFocused();
    });

  await toggle.focus();
  await page.keyboard.press('Enter');
  await last.focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link', { name: 'Directes' })).toBeFocused();
  await expect(first).toBeHidden();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();
  await expect(first, 'the link belongs to it').toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();
});

/** Makes the list of the menu overflow by exactly so many pixels. */
async function overflowBy(page: Page, pixels: number) {
  await page.evaluate((by) => {
    const list = document.querySelector<HTMLElement>('[slot="menu"] > ul');
    const [first, ...rest] = list?.children ?? [];
    for (const item of rest) item.remove();
    list?.style.setProperty('width', '300px');
    (first as HTMLElement).style.setProperty('width', `${300 + by}px`);
  }, pixels);
}

test('HDR-09 scrolls a menu that overflows by 2 px, not by 0 or 1', async ({ page }) => {
  const { host, row } = await openHeader(page);
  for (const [pixels, swipes] of [
    [0, false],
    [1, false],
    [2, true],
  ] as const) {
    await overflowBy(page, 40);
    await expect(host).toHaveAttribute('data-swipe');
    await overflowBy(page, pixels);
    await (swipes
      ? expect(host).toHaveAttribute('data-swipe')
      : expect(host).not.toHaveAttribute('data-swipe'));
    await expect(row.getByRole('button', { name: /Mostreu el menú/ })).toHaveCount(swipes ? 2 : 0);
  }
});

test('HDR-09 W-28 offers buttons to scroll the menu, disabled at its ends', async ({ page }) => {
  const { row } = await openHeader(page, { width: 360 });
  const left = row.getByRole('button', { name: /esquerra/ });
  const right = row.getByRole('button', { name: /dreta/ });
  await expect(left).toHaveAttribute('aria-disabled', 'true');
  const last = row.getByRole('link', { name: 'Apunts', exact: true });
  await expect(last).not.toBeInViewport();
  for (let i = 0; i < 6 && (await right.getAttribute('aria-disabled')) === 'false'; i++) {
    const before = await row
      .locator('ul')
      .first()
      .evaluate((list) => list.scrollLeft);
    await right.click();
    await expect
      .poll(() =>
        row
          .locator('ul')
          .first()
          .evaluate((list) => list.scrollLeft),
      )
      .toBeGreaterThan(before);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await expect(right).toHaveAttribute('aria-disabled', 'true');
  await expect(last).toBeInViewport();
  await expect(left).toHaveAttribute('aria-disabled', 'false');
});
