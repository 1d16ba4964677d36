import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { hear, plainPage } from './poll/poll-page.ts';

const names = ['Televisió', 'Ràdio', 'En línia', 'Ràdio en línia', 'Arxiu'];

const select = (attributes: string, of = '') => `<ap-dropdown label="Canal"${attributes}>
  <label>Canal <select name="canal"${of}>${names.map((name, index) => `<option value="${index}"${index === 1 ? ' selected' : ''}>${name}</option>`).join('')}</select></label>
</ap-dropdown>`;

/** A dropdown on a page of the demo, with something to go on to before and after it. */
async function open(page: Page, html: string) {
  await page.route(`**${plainPage}`, async (route) => {
    const response = await route.fetch();
    const form = `<form id="form"><button type="button" id="before">abans</button>${html}<button type="button" id="after">després</button></form>`;
    const body = (await response.text()).replace('<main id="contingut" tabindex="-1">', `$&${form}`);
    await route.fulfill({ response, body });
  });
  await page.goto(plainPage);
  const host = page.locator('ap-dropdown');
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  return {
    host,
    button: host.getByRole('combobox', { name: 'Canal' }),
    list: host.getByRole('listbox'),
    option: (name: string) => host.getByRole('option', { name, exact: true }),
    active: () => host.locator('[role=option][data-active]'),
    value: () => host.evaluate((element) => (element as HTMLElement & { value: unknown }).value),
    /** What the form would send. */
    sent: () =>
      page
        .locator('#form')
        .evaluate((form) => [...new FormData(form as HTMLFormElement)].map(([name, value]) => [name, value])),
  };
}

test('NAV-05 choosing one value closes the list, and the page hears it', async ({ page, axe }) => {
  const box = await open(page, select(''));
  const events = await hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
  await expect(box.button).toHaveText('Ràdio');
  await expect(box.button).toHaveAttribute('aria-expanded', 'false');
  expect([await box.value(), await box.sent()], 'the server’s own field says it').toEqual([
    undefined,
    [['canal', '1']],
  ]);
  await box.button.click();
  await expect(box.host).toHaveAttribute('open', '');
  await expect(box.option('Ràdio')).toHaveAttribute('aria-selected', 'true');
  await axe('ap-dropdown');
  await box.option('En línia').click();
  await expect(box.list).toBeHidden();
  await expect(box.host).not.toHaveAttribute('open');
  await expect(box.button).toHaveText('En línia');
  await expect(box.button).toBeFocused();
  expect([await box.value(), await box.sent()]).toEqual(['2', [['canal', '2']]]);
  await box.button.click();
  await box.option('En línia').click();
  expect(await events()).toEqual([
    ['ap-dropdown-toggle', { open: true }],
    ['ap-dropdown-change', { value: '2' }],
    ['ap-dropdown-toggle', { open: false }],
    ['ap-dropdown-toggle', { open: true }],
    ['ap-dropdown-toggle', { open: false }],
  ]);
});

test('NAV-06 where several can be chosen, choosing toggles and the list stays open', async ({
  page,
  axe,
}) => {
  const box = await open(page, select(' multiple', ' multiple'));
  const events = await hear(page, 'ap-dropdown-change', 'ap-dropdown-toggle');
  await box.button.click();
  await expect(box.list).toHaveAttribute('aria-multiselectable', 'true');
  await box.option('Arxiu').click();
  await expect(box.list).toBeVisible();
  await expect(box.button).toHaveText('Ràdio, Arxiu');
  await box.option('Televisió').click();
  await expect(box.button).toHaveText('3 triats');
  await axe('ap-dropdown');
  expect(await box.sent()).toEqual([
    ['canal', '0'],
    ['canal', '1'],
    ['canal', '4'],
  ]);
  for (const name of ['Ràdio', 'Televisió', 'Arxiu']) await box.option(name).click();
  await expect(box.list).toBeVisible();
  await expect(box.button).toHaveText('Trieu');
  expect([await box.value(), await box.sent()]).toEqual([[], []]);
  expect((await events()).map((event) => JSON.stringify(event))).toEqual(
    [
      ['ap-dropdown-toggle', { open: true }],
      ['ap-dropdown-change', { value: ['1', '4'] }],
      ['ap-dropdown-change', { value: ['0', '1', '4'] }],
      ['ap-dropdown-change', { value: ['0', '4'] }],
      ['ap-dropdown-change', { value: ['4'] }],
      ['ap-dropdown-change', { value: [] }],
    ].map((event) => JSON.stringify(event)),
  );
});

test('NAV-10 NAV-05 by the keyboard: it opens, moves, chooses and closes, and the focus stays on the button', async ({
  page,
}) => {
  const box = await open(page, select(''));
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
  const box = await open(page, select(' multiple', ' multiple'));
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
  const box = await open(page, select(''));
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
  const box = await open(page, select(''));
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
  const box = await open(
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

test('NAV-06 LIST-19 options and value are properties too, and without a select the name goes with the form', async ({
  page,
}) => {
  const box = await open(
    page,
    `<ap-dropdown name="canal" multiple><span slot="label">Canal</span>
      <script type="application/json" data-prop="options">[{"name":"Televisió","value":"tv"},{"name":"Ràdio","value":"radio"}]</script></ap-dropdown>`,
  );
  await expect(box.button).toHaveText('Trieu');
  expect(await box.sent()).toEqual([]);
  await box.host.evaluate((host) => {
    (host as HTMLElement & { value: unknown }).value = ['radio', 'tv'];
  });
  await expect(box.button).toHaveText('Televisió, Ràdio');
  expect(await box.sent()).toEqual([
    ['canal', 'radio'],
    ['canal', 'tv'],
  ]);
  await box.host.evaluate((host) => {
    Object.assign(host, { multiple: false, value: 'tv' });
  });
  await expect(box.button).toHaveText('Televisió');
  await expect.poll(box.sent).toEqual([['canal', 'tv']]);
  await box.button.click();
  await box.option('Ràdio').click();
  expect([await box.value(), await box.sent()]).toEqual(['radio', [['canal', 'radio']]]);
  await page.locator('#form').evaluate((form) => (form as HTMLFormElement).reset());
  await expect.poll(box.sent).toEqual([]);
});

test('DEL-04 what was chosen in the server’s select counts, a form that is reset takes it back, and nothing is lost when the widget goes', async ({
  page,
}) => {
  const box = await open(page, select(''));
  await box.button.click();
  await box.option('Arxiu').click();
  await page.locator('#form').evaluate((form) => (form as HTMLFormElement).reset());
  await expect(box.button).toHaveText('Ràdio');
  expect(await box.sent()).toEqual([['canal', '1']]);
  await box.button.click();
  await box.option('Televisió').click();
  const chosen = await box.host.evaluate((host) => host.querySelector('select')?.value);
  expect(chosen).toBe('0');
});

test('NAV-10 NAV-07 a list of links stays links, in a menu that the keyboard can use', async ({
  page,
  axe,
}) => {
  const box = await open(
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
  const box = await open(page, select(''));
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
