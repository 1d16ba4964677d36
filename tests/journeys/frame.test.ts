import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { onlyInChromium } from '../support/engines/chromium-only.ts';

const article = '/noticies/les-atletes-de-portassol-guanyen-la-mitja-marato';

// no pointer: the whole journey uses the keyboard, and reads what a screen reader announces
onlyInChromium('its developer tools say what assistive technology is told');

/** DevTools session of a page, opened once: each of these tests queries it dozens of times. */
const connections = new WeakMap<Page, Promise<CDPSession>>();
function devTools(page: Page): Promise<CDPSession> {
  const made = connections.get(page) ?? page.context().newCDPSession(page);
  connections.set(page, made);
  return made;
}

/** Returns the focused element as the browser exposes it to assistive technology: «role name states». */
async function focused(page: Page): Promise<string> {
  const cdp = await devTools(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = await cdp.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId as string,
    fetchRelatives: false,
  });
  const [node] = nodes;
  const states = (node?.properties ?? [])
    .filter(({ name }) => ['expanded', 'pressed', 'invalid', 'busy'].includes(name))
    .filter(({ name, value }) => name === 'expanded' || name === 'pressed' || String(value.value) !== 'false')
    .map(({ name, value }) => `${name}=${value.value}`);
  // Chromium's role of a summary
  const role = String(node?.role?.value).replace(/^DisclosureTriangle.*/, 'disclosure');
  return [role, `«${node?.name?.value}»`, ...states].join(' ');
}

/** Tests whether the accessibility tree has an element of this role: inert content is not in it. */
async function isTold(page: Page, role: string): Promise<boolean> {
  const cdp = await devTools(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  return nodes.some((node) => !node.ignored && node.role?.value === role);
}

/** Presses Tab until an element has the focus; the focus must be visible at each step. */
async function tabTo(page: Page, wanted: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string> {
  const met: string[] = [];
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press(key);
    const now = await focused(page);
    met.push(now);
    if (wanted.test(now)) return now;
  }
  throw new Error(`no ${wanted} among ${met.join(', ')}`);
}

/** Collects what live regions announce from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((records) => {
      for (const { target } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const region =
          element?.closest('[role=status], [role=alert]') ?? element?.querySelector('[role=alert]');
        const text = region?.textContent?.trim();
        if (text && said.at(-1) !== text) said.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** Logs in on the login page: mail, password, Enter. */
async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await expect(page).toHaveURL(/\/acces/);
  await expect(page.locator('ap-login')).toHaveAttribute('data-ap-state', 'ready');
  await tabTo(page, /^textbox «Correu/);
  await page.keyboard.type(email);
  await tabTo(page, /^textbox «Contrasenya/);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

test('NAV-10 HDR-01 by keys alone: menu, sub-menu and search of the header, as they are told', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link /inici/
      - list:
        - listitem:
          - link "Inicieu la sessió"
        - listitem:
          - link "Registreu-vos"
      - group: Cerqueu
      - group: Menú
      - navigation "Principal":
        - list:
          - listitem:
            - link "Notícies"
            - button "Submenú de Notícies"
  `);

  await tabTo(page, /«Submenú de Notícies»/);
  expect(await focused(page)).toBe('button «Submenú de Notícies» expanded=false');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toBe('button «Submenú de Notícies» expanded=true');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => focused(page)).toMatch(/^link /);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toBe('button «Submenú de Notícies» expanded=false');

  await tabTo(page, /«Menú»/, 'Shift+Tab');
  expect(await focused(page)).toMatch(/^disclosure «Menú» expanded=false$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('disclosure «Menú» expanded=true');
  await expect(page.getByRole('navigation', { name: 'Menú complet' })).toBeVisible();
  await expect.poll(() => isTold(page, 'main'), 'what is behind is not there').toBe(false);
  await tabTo(page, /^link «Notícies»/);
  await page.keyboard.press('Escape');
  await expect.poll(() => focused(page)).toMatch(/^disclosure «Menú» expanded=false$/);
  await expect.poll(() => isTold(page, 'main')).toBe(true);

  await tabTo(page, /«Cerqueu»/, 'Shift+Tab');
  const said = await listen(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toMatch(/^searchbox «Què voleu cercar\?»/);
  await expect.poll(() => isTold(page, 'main')).toBe(false);
  await expect(page.locator('ap-header form')).toHaveAttribute('novalidate'); // the search's own rules have come
  await page.keyboard.type('ab');
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual(['Introduïu almenys tres caràcters.']);
  expect(await focused(page)).toBe('searchbox «Què voleu cercar?» invalid=true');
  await page.keyboard.type('c');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('patis');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resultats\/patis$/);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "«patis»" [level=1]
      - status: /\\d+ resultats?/
      - list:
        - listitem:
          - article:
            - link /per a guardar/
            - heading [level=2]
  `);
});

test('GATE-06 GATE-07 by keys alone: a closed gate, the login, and the gate open as it is told', async ({
  page,
  freshAccount,
}) => {
  const account = await freshAccount();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(article);
  for (const tag of ['ap-header', 'ap-gate'])
    await expect(page.locator(tag)).toHaveAttribute('data-ap-state', 'ready');
  await tabTo(page, /^button «Inicieu la sessió»/);
  await expect(page.locator('ap-gate')).toMatchAriaSnapshot(`
    - paragraph: /per a persones registrades/
    - button "Inicieu la sessió"
  `);
  await page.keyboard.press('Enter');
  await logIn(page, account);
  await expect(page).toHaveURL(new RegExp(article));
  await expect(page.locator('ap-gate')).toHaveAttribute('open', '');
  await expect(page.locator('ap-gate').getByRole('button')).toHaveCount(0);
  await expect(page.locator('ap-gate')).toMatchAriaSnapshot(`
    - heading "Entrenar amb frontal" [level=2]
    - paragraph: /a les deu de la nit/
  `);
});

test('FAV-02 FAV-03 saves a favourite after the login and removes it, by keyboard alone', async ({
  page,
  freshAccount,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
  await tabTo(page, /^link «Inicieu la sessió per a guardar /);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveAccessibleName(/./);
  await expect.poll(() => focused(page)).toMatch(/^(button|link|heading|dialog) /);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => focused(page)).toMatch(/^button «Preferit: .* pressed=false$/);
  const name = await focused(page);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, /«Inicieu la sessió»/);
  await page.keyboard.press('Enter');
  await logIn(page, await freshAccount());

  // back on the same card, the favourite is saved and can be undone
  const host = page.locator('ap-favourite-button', { has: page.getByRole('button', { pressed: true }) });
  await expect(host).toHaveCount(1);
  await expect(host.getByRole('status')).toHaveText(
    'S’ha guardat en els preferits. A continuació es pot desfer.',
  );
  // its chunk arrives after the announcement
  await expect(host.getByRole('button', { name: 'Desfeu' })).toBeVisible();
  await tabTo(page, /^button «Desfeu»/);
  const said = await listen(page);
  await page.keyboard.press('Enter');
  await expect.poll(said).toEqual(['S’ha llevat dels preferits.']);
  await expect.poll(() => focused(page)).toBe(name);
  await page.keyboard.press('Space');
  await expect.poll(() => focused(page)).toBe(name.replace('pressed=false', 'pressed=true'));
  await expect.poll(said).toEqual(['S’ha llevat dels preferits.', 'S’ha guardat en els preferits.']);
});
