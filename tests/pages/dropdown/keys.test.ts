import { expect, test } from '../../support/demo.ts';
import { hear } from '../poll/poll-page.ts';
import { openDropdown, select } from './dropdown-page.ts';

test('NAV-10 NAV-05 by the keyboard: it opens, moves, chooses and closes, and the focus stays on the button', async ({
  page,
}) => {
  const box = await openDropdown(page, select(''));
  await page.locator('#before').focus();
  await page.keyboard.press('Tab');
  await expect(box.button).toBeFocused();
  for (const key of ['Enter', 'Space', 'ArrowDown', 'ArrowUp']) {
    await page.keyboard.press(key);
    await expect(box.list).toBeVisible();
    await expect(box.active()).toHaveText('Ràdio');
    await page.keyboard.press('Escape');
    await expect(box.list).toBeHidden();
    await expect(box.button).toBeFocused();
  }
  for (const [key, name] of [
    ['End', 'Arxiu'],
    ['ArrowDown', 'Arxiu'],
    ['ArrowUp', 'Ràdio en línia'],
    ['Home', 'Televisió'],
    ['ArrowUp', 'Televisió'],
    ['ArrowDown', 'Ràdio'],
    ['PageDown', 'Arxiu'],
    ['PageUp', 'Televisió'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(box.active(), key).toHaveText(name);
    const id = await box.active().getAttribute('id');
    await expect(box.button).toHaveAttribute('aria-activedescendant', id ?? '');
  }
  await expect(box.button).toBeFocused();
  await expect(box.button).toHaveText('Ràdio');
  await page.keyboard.press('Enter');
  await expect(box.list).toBeHidden();
  await expect(box.button).toHaveText('Televisió');
  await expect(box.button).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(box.list).toBeHidden();
  await expect(page.locator('#after')).toBeFocused();
  await expect(box.button).toHaveText('Televisió');
});

test('NAV-10 NAV-06 by the keyboard several are chosen one after the other', async ({ page }) => {
  const box = await openDropdown(page, select(' multiple', ' multiple'));
  await box.button.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(box.list).toBeVisible();
  expect(await box.value()).toEqual(['4']);
});

test('NAV-10 letters lead to what begins with them, whatever its accents', async ({ page }) => {
  await page.clock.install();
  const box = await openDropdown(page, select(''));
  await box.button.focus();
  await page.keyboard.press('a');
  await expect(box.active()).toHaveText('Arxiu');
  await page.clock.runFor(500);
  await page.keyboard.press('r');
  await expect(box.active()).toHaveText('Ràdio');
  await page.keyboard.press('r');
  await expect(box.active()).toHaveText('Ràdio en línia');
  await page.clock.runFor(500);
  await page.keyboard.type('radio e');
  await expect(box.active()).toHaveText('Ràdio en línia');
  await expect(box.list).toBeVisible();
  await page.clock.runFor(500);
  await page.keyboard.press('z');
  await expect(box.active()).toHaveText('Ràdio en línia');
});

test('NAV-10 a press outside and the focus elsewhere close it; Escape closes it alone', async ({ page }) => {
  const box = await openDropdown(page, select(''));
  await box.button.click();
  await page.locator('h1').click();
  await expect(box.list).toBeHidden();
  await box.button.click();
  await page.locator('#after').focus();
  await expect(box.list).toBeHidden();
  const heard = await page.evaluateHandle(() => {
    const keys: string[] = [];
    addEventListener('keydown', ({ key }) => keys.push(key));
    return keys;
  });
  await box.button.click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await heard.jsonValue()).toEqual(['Escape']);
});

test('NAV-04 it closes when the page scrolls, where that is wanted, and not when its own list does', async ({
  page,
}) => {
  const many = Array.from({ length: 40 }, (_, index) => `<option>${index}</option>`).join('');
  const box = await openDropdown(
    page,
    `<ap-dropdown label="Canal" close-on-scroll><select>${many}</select></ap-dropdown>`,
  );
  await box.button.click();
  await page.keyboard.press('End');
  await expect(box.active()).toBeInViewport();
  await expect(box.list).toBeVisible();
  await page.evaluate(() => scrollBy(0, 50));
  await expect(box.list).toBeHidden();
  await box.host.evaluate((host) => host.removeAttribute('close-on-scroll'));
  await box.button.click();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(resolve), { once: true });
        scrollBy(0, 50);
      }),
  );
  await expect(box.list).toBeVisible();
});

test('NAV-10 NAV-07 a list of links stays links, in a menu that the keyboard can use', async ({
  page,
  axe,
}) => {
  const box = await openDropdown(
    page,
    `<ap-dropdown label="Canals"><ul><li><a href="#tv">Televisió</a></li><li><a href="#radio">Ràdio</a></li><li><a href="https://altre.example/" target="_blank" rel="noopener">Arxiu</a></li></ul></ap-dropdown>`,
  );
  const events = await hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
  const button = box.host.getByRole('button', { name: 'Canals' });
  const link = (name: string) => box.host.getByRole('link', { name });
  await expect(link('Ràdio')).toHaveCount(0);
  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(link('Televisió')).toBeFocused();
  await axe('ap-dropdown');
  await page.keyboard.press('End');
  await expect(link('Arxiu')).toBeFocused();
  await expect(link('Arxiu')).toHaveAttribute('rel', 'noopener');
  await page.keyboard.press('r');
  await expect(link('Ràdio')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(link('Ràdio')).toHaveCount(0);
  await button.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#radio$/);
  expect((await events()).at(-1)).toEqual(['ap-dropdown-change', { value: '#radio' }]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator('#after')).toBeFocused();
  await expect(link('Ràdio')).toHaveCount(0);
});

test('W-28 fingers have room: every option and button is 44 px high or more, and the list stays in the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const box = await openDropdown(page, select(''));
  await box.host.evaluate((host) =>
    window.scrollTo(0, host.getBoundingClientRect().bottom - innerHeight + 4),
  );
  await box.button.click();
  for (const part of [box.button, ...(await box.host.getByRole('option').all())])
    expect((await part.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const { width, overflow } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    overflow: document.querySelector('[role=listbox]')?.getBoundingClientRect().bottom,
  }));
  expect(width).toBe(360);
  expect(overflow).toBeLessThanOrEqual(640);
});
