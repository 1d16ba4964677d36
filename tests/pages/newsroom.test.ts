import type { Page } from '@playwright/test';
import { addMessage, correctMessage, makeFeed } from '../../demo/api/testing/feeds.ts';
import type { LiveMessage } from '../../src/api/live.types.ts';
import { expect, shot, test } from '../support/demo.ts';
import { designs } from '../support/designs.ts';

const staff = '13';
// without the page of the readers beside it, which has tests of its own; a feed that is closed refuses with 409
test.use({ viewport: { width: 800, height: 900 }, allow: [/status of 409/] });

const newest = async (page: Page, feed: string): Promise<LiveMessage[]> =>
  (await (await page.request.get(`/api/front/live/${feed}/messages/newest`)).json()).response.messages;
const titles = async (page: Page, feed: string) => (await newest(page, feed)).map(({ title }) => title);
const items = (page: Page) => page.locator('.nr-list > li');
const headings = (page: Page) => page.locator('.nr-list h3');
const status = (page: Page) => page.getByRole('status');
const formNamed = (page: Page, name: string) => page.getByRole('form', { name });
const block = (page: Page, name: string) => page.getByRole('group', { name });

async function addBlock(page: Page, form: string, name: string): Promise<void> {
  await formNamed(page, form).getByLabel('Un bloc més').selectOption(name);
  await formNamed(page, form).getByRole('button', { name: 'Afegiu', exact: true }).click();
}

test('LIVE-06 BEY-06 BODY-01 BODY-03 a message is written, corrected, pinned, moved, removed and put back, and the API shows it', async ({
  page,
  demo,
  loginAs,
}) => {
  const { id: feed } = await makeFeed(demo.db, { messages: 3 });
  await loginAs(staff);
  await page.goto(`/redaccio/directes/${feed}`);
  await expect(headings(page)).toHaveText(['Missatge 3', 'Missatge 2', 'Missatge 1']);

  const form = formNamed(page, 'Un missatge nou');
  await form.getByLabel('Títol', { exact: true }).fill('Plou a bots i barrals');
  await form.getByLabel('Obri el missatge').selectOption('Imatge');
  await block(page, 'Imatge').getByLabel('Adreça de la imatge').fill('/clip/x');
  await block(page, 'Paràgraf').getByLabel('Text').fill('Tothom <b>davall</b> dels arcs.');
  await addBlock(page, 'Un missatge nou', 'Temes del moment');
  await block(page, 'Temes del moment').getByLabel('Títol').fill('L’oratge');
  await block(page, 'Temes del moment').getByLabel('Adreça').fill('/noticies');
  await addBlock(page, 'Un missatge nou', 'Llista');
  await expect(block(page, 'Llista').getByLabel('Elements')).toBeFocused();
  await page.keyboard.type('Una\nDues');
  await addBlock(page, 'Un missatge nou', 'Cita');
  // with the keyboard: the button keeps the focus while its block goes up
  await page.getByRole('button', { name: 'Pugeu: Llista' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pugeu: Llista' })).toBeFocused();
  await page.getByRole('button', { name: 'Lleveu: Cita' }).click();
  await form.getByLabel('Qui firma').fill('Rosa');
  await form.getByRole('button', { name: 'Publiqueu' }).click();
  await expect(status(page)).toHaveText('S’ha publicat.');
  await expect(headings(page).first()).toHaveText('Plou a bots i barrals');
  await expect(form.getByLabel('Títol', { exact: true })).toHaveValue('');
  await expect(form.getByLabel('Qui firma')).toHaveValue('Rosa');
  expect((await newest(page, feed))[0]).toMatchObject({
    title: 'Plou a bots i barrals',
    author: { name: 'Rosa' },
    openingMultimedia: { type: 'image', image: { src: '/clip/x' } },
    description: [
      { type: 'paragraph', html: 'Tothom <b>davall</b> dels arcs.' },
      { type: 'listing', tag: 'ul', items: ['Una', 'Dues'] },
      { type: 'hot-topics', topics: [{ title: 'L’oratge', href: '/noticies' }] },
    ],
  });

  const first = items(page).first();
  await first.getByRole('button', { name: /^Corregiu/ }).click();
  const correction = formNamed(page, 'Correcció');
  const title = correction.getByLabel('Títol', { exact: true }).first();
  await expect(title).toBeFocused();
  await title.fill('Plou poc');
  await correction.getByRole('button', { name: 'Guardeu' }).click();
  await expect(status(page)).toHaveText('S’ha guardat la correcció.');
  await expect(first).toContainText('Corregit a les');
  await expect(first.getByRole('button', { name: /^Corregiu/ })).toBeFocused();

  await first.getByRole('button', { name: 'Fixeu: Plou poc' }).press('Enter');
  await expect(first).toContainText('Fixat');
  await expect(first.getByRole('button', { name: 'Solteu: Plou poc' })).toBeFocused();
  const down = page.getByRole('button', { name: 'Baixeu: Plou poc' });
  await down.press('Enter');
  await expect(status(page)).toHaveText('«Plou poc» és ara en el lloc 2.');
  await expect(down).toBeFocused();
  await down.press('Enter');
  await expect(headings(page)).toHaveText(['Missatge 3', 'Missatge 2', 'Plou poc', 'Missatge 1']);
  const [pinned, ...rest] = await newest(page, feed);
  expect(pinned).toMatchObject({ title: 'Plou poc', pinned: true, correctedAt: expect.any(String) });
  expect(rest.map(({ title }) => title)).toEqual(['Missatge 3', 'Missatge 2', 'Missatge 1']);

  const remove = page.getByRole('button', { name: 'Esborreu: Plou poc' });
  await remove.click();
  await page.getByRole('dialog').press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Esborreu-lo' }).click();
  await expect(status(page)).toHaveText('S’ha esborrat «Plou poc».');
  expect(await titles(page, feed)).toEqual(['Missatge 3', 'Missatge 2', 'Missatge 1']);
  const undo = page.getByRole('button', { name: 'Desfeu-ho' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(status(page)).toHaveText('Ha tornat «Plou poc».');
  expect(await titles(page, feed)).toEqual(['Plou poc', 'Missatge 3', 'Missatge 2', 'Missatge 1']);
  await expect(headings(page)).toHaveText(['Missatge 3', 'Missatge 2', 'Plou poc', 'Missatge 1']);

  await page.getByRole('button', { name: 'Tanqueu el directe' }).click();
  await page.getByRole('button', { name: 'Tanqueu-lo' }).click();
  await expect(page.locator('[data-state]')).toHaveText('Tancat');
  await form.getByLabel('Títol', { exact: true }).fill('Massa tard');
  await page.getByLabel('Text', { exact: true }).fill('Ai.');
  await form.getByRole('button', { name: 'Publiqueu' }).click();
  await expect(form.getByRole('alert')).toContainText('El directe està tancat.');
  await expect(form.getByLabel('Títol', { exact: true })).toHaveValue('Massa tard');
});

test.describe('when it does not go well', () => {
  test.use({ allow: [/status of (400|401|409)|ERR_INTERNET_DISCONNECTED/] });

  test('BEY-06 nothing that was typed is lost: refused fields, no connection, a session that ended, a reload', async ({
    page,
    demo,
    context,
    loginAs,
  }) => {
    const { id: feed } = await makeFeed(demo.db);
    await loginAs(staff);
    await page.goto(`/redaccio/directes/${feed}`);
    await expect(page.getByText('Encara no hi ha cap missatge. El primer és vostre.')).toBeVisible();
    const form = formNamed(page, 'Un missatge nou');
    const title = form.getByLabel('Títol', { exact: true });
    const publish = form.getByRole('button', { name: 'Publiqueu' });

    await block(page, 'Paràgraf').getByLabel('Text').fill('Hola');
    await addBlock(page, 'Un missatge nou', 'Galeria de fotos');
    const picture = block(page, 'Galeria de fotos').getByLabel('Adreça de la imatge');
    await picture.fill('javascript:alert(1)');
    await publish.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Ha de tindre text.');
    await expect(picture).toHaveAccessibleDescription('No és una adreça que es puga fer servir.');
    await expect(form.getByRole('alert')).toContainText('El que heu escrit continua ací.');
    await title.fill('Hola a tots');
    await expect(title).not.toHaveAttribute('aria-invalid');
    await picture.fill('/clip/x');

    await context.setOffline(true);
    await publish.click();
    await expect(form.getByRole('alert')).toContainText('No hi ha connexió');
    await context.setOffline(false);

    await context.clearCookies();
    await publish.click();
    const again = form.getByRole('link', { name: 'Inicieu la sessió en una pestanya nova' });
    await expect(again).toHaveAttribute('target', '_blank');
    await expect(title).toHaveValue('Hola a tots');
    await page.getByRole('button', { name: 'Tanqueu el directe' }).click();
    await page.getByRole('button', { name: 'Tanqueu-lo' }).click();
    await expect(status(page)).toContainText('La sessió s’ha acabat.');
    await expect(status(page).getByRole('link')).toHaveAttribute('href', '/acces');

    await loginAs(staff);
    await page.reload();
    await expect(form).toContainText('Hem recuperat el que teníeu escrit.');
    await expect(title).toHaveValue('Hola a tots');
    await expect(picture).toHaveValue('/clip/x');
    await publish.click();
    await expect(headings(page)).toHaveText(['Hola a tots']);
    await page.reload();
    await expect(headings(page)).toHaveText(['Hola a tots']);
    await expect(title).toHaveValue('');
    expect((await newest(page, feed))[0]?.description).toEqual([
      { type: 'paragraph', html: 'Hola' },
      { type: 'photo-gallery', cards: [{ image: { src: '/clip/x' } }] },
    ]);
  });

  test('BEY-06 of two who correct the same message neither loses anything, and what others publish comes by itself', async ({
    page,
    demo,
    loginAs,
  }) => {
    const { id: feed, messages } = await makeFeed(demo.db, { messages: 1 });
    const id = messages[0]?.id ?? '';
    await loginAs(staff);
    await page.clock.install();
    await page.goto(`/redaccio/directes/${feed}`);
    await items(page)
      .getByRole('button', { name: /^Corregiu/ })
      .click();
    const form = formNamed(page, 'Correcció');
    const title = form.getByLabel('Títol', { exact: true });
    await title.fill('La meua');
    await page.reload();
    await expect(form).toContainText('Hem recuperat el que teníeu escrit.');
    await expect(title).toHaveValue('La meua');

    await correctMessage(demo.db, feed, id, { title: 'La seua' });
    await addMessage(demo.db, feed, { title: 'Un altre' });
    await page.clock.runFor(10_000);
    await expect(headings(page)).toHaveText(['Un altre']);
    await expect(title).toHaveValue('La meua');

    await form.getByRole('button', { name: 'Guardeu la correcció' }).click();
    await expect(form.getByRole('alert')).toContainText('Algú altre ha corregit este missatge');
    await expect(form.getByRole('region', { name: 'L’altra versió' })).toContainText('La seua');
    await expect(title).toHaveValue('La meua');
    await form.getByRole('button', { name: 'Guardeu la vostra damunt' }).click();
    await expect(headings(page)).toHaveText(['Un altre', 'La meua']);
    expect(await titles(page, feed)).toEqual(['Un altre', 'La meua']);
  });
});

test('W-10 the page is for the staff: others are told, and see nothing of it', async ({ page, loginAs }) => {
  const visit = async (path = '/redaccio/directes/1') => {
    const answer = await page.request.get(path);
    return { status: answer.status(), html: await answer.text(), headers: answer.headers() };
  };
  const nobody = await visit();
  expect(nobody.status).toBe(401);
  expect(nobody.html).toContain('Inicieu la sessió');
  for (const user of ['7', '30']) {
    await loginAs(user);
    const refused = await visit();
    expect(refused.status).toBe(403);
    expect(refused.html).not.toContain('data-feed');
  }
  await loginAs(staff);
  const own = await visit();
  expect(own.status).toBe(200);
  expect(own.headers['cache-control']).toBe('no-store');
  expect(own.headers['x-robots-tag']).toBe('noindex');
  expect((await visit('/redaccio/directes/nobody')).status).toBe(404);
});

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    test('BEY-06 the newsroom reads well at every width, with the readers’ page beside it where there is room', async ({
      page,
      loginAs,
      axe,
    }) => {
      await loginAs(staff);
      await page.goto('/redaccio/directes/1');
      await expect(headings(page)).not.toHaveCount(0);
      await addBlock(page, 'Un missatge nou', 'Galeria de fotos');
      await items(page)
        .nth(1)
        .getByRole('button', { name: /^Corregiu/ })
        .click();
      const beside = page.locator('.nr-readers');
      for (const width of [360, 800, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
        await expect(beside).toBeVisible({ visible: width === 1280 });
        await shot(page, `newsroom-${width}-${colorScheme}`);
        await axe('main');
      }
      await expect(page.getByRole('link', { name: 'La pàgina dels lectors' })).toHaveAttribute(
        'href',
        '/directes/nit-de-les-campanes',
      );
      const readers = page.frameLocator('.nr-readers iframe');
      await expect(readers.getByRole('heading', { level: 1 })).toHaveText('La Nit de les Campanes');
    });
  });
