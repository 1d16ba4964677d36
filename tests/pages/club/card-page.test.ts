import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { PX, pagesOf, readQr, seenLines, wordsOutside } from '../../support/pages/card-paper.ts';
import { ownChild } from '../../support/pages/own-child.ts';

test('BEY-13 CHILD-17 is one page of 85.6 × 54 mm with nothing but the card, with and without a header', async ({
  page,
  loginAs,
}) => {
  await loginAs('8');
  await page.goto('/perfil/carnet/30');
  await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pages = pagesOf(pdf);
  expect(pages).toHaveLength(1);
  const [[width, height] = [0, 0]] = pages;
  // a PDF rounds to whole device pixels
  expect(Math.abs(width - 85.6)).toBeLessThanOrEqual(0.15);
  expect(Math.abs(height - 54)).toBeLessThanOrEqual(0.15);
  await page.emulateMedia({ media: 'print' });
  const card = await page
    .locator('.member-card')
    .evaluate((element) => element.getBoundingClientRect().toJSON());
  expect([card.x, card.y]).toEqual([0, 0]);
  expect(Math.abs(card.width - 85.6 * PX)).toBeLessThan(0.1);
  expect(Math.abs(card.height - 54 * PX)).toBeLessThan(0.1);
  expect(await seenLines(page)).toEqual([
    'lacolla',
    'Neus',
    'Climent Roig',
    'Número de membre',
    '100 200',
    'Val fins que faces 13 anys',
    expect.stringMatching(/^\d+ d(e |’)\S+ del \d{4}$/),
  ]);
});

test('BEY-13 its QR, read as a camera reads it from paper, leads to a check that says yes', async ({
  page,
  loginAs,
  demo,
}) => {
  await loginAs('8');
  await page.goto('/perfil/carnet/30');
  await page.evaluate(() => document.fonts.ready);
  await page.emulateMedia({ media: 'print' });
  const qr = page.locator('.card-qr');
  const size = await qr.evaluate((element) => element.getBoundingClientRect().width / (96 / 25.4));
  const modules = await qr.locator('svg').evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  expect(size / modules, 'millimetres of a module').toBeGreaterThan(0.33);
  await page.emulateMedia({ media: 'screen' });
  const read = await readQr(await page.locator('.member-card').screenshot());
  expect(read).toMatch(
    new RegExp(`^${demo.url}/carnet/comprova#1\\.100200\\.\\d{4}-\\d\\d-\\d\\d\\.[\\w-]{86}$`),
  );
  await page.goto(read ?? '');
  await expect(page.getByText('El carnet val')).toBeVisible();
  await expect(page.getByText('100200').filter({ visible: true })).toHaveCount(1);
});

test('CHILD-17 the print button prints once the fonts and the photo have loaded', async ({
  page,
  loginAs,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { printed: 0, print: () => (window as unknown as { printed: number }).printed++ });
  });
  const printed = () => page.evaluate(() => (window as unknown as { printed: number }).printed);
  await loginAs('8');
  await page.goto('/perfil/carnet/30');
  const button = page.getByRole('button', { name: 'Imprimiu el carnet' });
  await expect(button).toBeVisible();
  expect(await printed()).toBe(0);
  await button.click();
  await expect.poll(printed).toBe(1);
  await page.goto('about:blank');
  await page.goto('/perfil/carnet/30#imprimeix');
  await expect.poll(printed).toBe(1);
});

test('CHILD-17 without JavaScript it says how to print, and prints the same', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  await context.request.post('/api/dev/session', {
    data: { userId: '8' },
    headers: { origin: new URL(demo.url).origin },
  });
  const page = await context.newPage();
  await page.goto('/perfil/carnet/30');
  await expect(page.getByText('feu servir l’ordre d’imprimir del navegador')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Imprimiu el carnet' })).toBeHidden();
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toHaveLength(1);
  await context.close();
});

test(
  'CHILD-17 BEY-13 a name, however short or long, stays in its place, on paper and on a phone',
  fullOnly,
  async ({ page, demo }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [name, surname] of [
      ['Maria de la Concepció', 'Ferrandis-Gutiérrez'],
      ['Pau', 'Mo'],
      ['Wilhelmina-Constantina-Maximiliana', 'Wittgenstein-Montmorency i Casamitjana de l’Olm'],
      [
        'Maria dels Desemparats Concepció Encarnació Assumpció Immaculada Purificació Visitació Rosa de Sants',
        'de Montcada-Centelles i Ferrandis-Gutiérrez de Bellvís, Marquesa de Castellnovo, Comtessa de Gestal',
      ],
    ] as const)
      await test.step(name.slice(0, 34), async () => {
        const child = await ownChild(demo, page, { name, surname });
        await page.goto(`/perfil/carnet/${child.id}`);
        await page.evaluate(() => document.fonts.ready);
        for (const media of ['screen', 'print'] as const) {
          await page.emulateMedia({ media });
          expect(await wordsOutside(page)).toEqual([]);
        }
        await page.emulateMedia({ media: 'screen' });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      });
  },
);

test('CHILD-17 BEY-15 the photo of the child is on the card, and only its tutor gets it', async ({
  page,
  demo,
  browser,
}) => {
  const child = await ownChild(demo, page, { photo: true });
  await page.goto(`/perfil/carnet/${child.id}`);
  const photo = page.getByRole('img', { name: `Foto de ${child.name}` });
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const address = (await photo.getAttribute('src')) ?? '';
  const stranger = await browser.newContext({ baseURL: demo.url });
  expect((await stranger.request.get(address)).status()).not.toBe(200);
  await stranger.close();
});

test(
  'BEY-13 the page of a card holds WCAG 2.2 AA, light and dark',
  fullOnly,
  async ({ page, loginAs, axe }) => {
    await loginAs('8');
    await page.goto('/perfil/carnet/30');
    await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await axe();
    }
  },
);

test('W-07 W-24 the card goes with who leaves: in another tab, or when Back brings the page again', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('8');
  const open = async () => {
    await page.goto('/perfil/carnet/30');
    await expect(page.locator('ap-header')).toHaveAttribute('data-ap-state', 'ready');
    await expect(page.locator('.member-card')).toBeVisible();
  };
  await open();
  const other = await context.newPage();
  await other.goto('/logout');
  await expect(page.locator('.member-card')).toHaveCount(0);
  await expect(page).toHaveURL(/\/acces/);

  await loginAs('8');
  await open();
  // imitates a restore from the back-forward cache after the cookies have disappeared
  await context.clearCookies();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL(/\/acces/);
});
