import { addMessage, correctMessage } from '../../demo/testing/feeds.ts';
import { expect, shot, test } from '../support/demo.ts';
import { designs } from '../support/designs.ts';
import { fullOnly } from '../support/in-full.ts';
import { newsroomOn, openNewsroom, staff } from '../support/pages/newsroom.ts';

// without the page of the readers beside it, which has tests of its own; a feed that is closed refuses with 409
test.use({ viewport: { width: 800, height: 900 }, allow: [/status of 409/] });

test('LIVE-06 BODY-03 an editor writes, corrects, pins, moves, removes and restores a message', async ({
  page,
  demo,
  loginAs,
}) => {
  const newsroom = await openNewsroom({ page, demo, loginAs }, { messages: 3 });
  const { form, title, block, addBlock, publish, alert, headings, status, newest, titles } = newsroom;
  await expect(headings).toHaveText(['Missatge 3', 'Missatge 2', 'Missatge 1']);

  await title.fill('Plou a bots i barrals');
  await form.getByLabel('Obri el missatge').selectOption('Imatge');
  await block('Imatge').getByLabel('Adreça de la imatge').fill('/clip/x');
  await block('Paràgraf').getByLabel('Text').fill('Tothom <b>davall</b> dels arcs.');
  await addBlock('Temes del moment');
  await block('Temes del moment').getByLabel('Títol').fill('L’oratge');
  await block('Temes del moment').getByLabel('Adreça').fill('/noticies');
  await addBlock('Llista');
  await expect(block('Llista').getByLabel('Elements')).toBeFocused();
  await page.keyboard.type('Una\nDues');
  await addBlock('Cita');
  // with the keyboard: the button keeps the focus while its block goes up
  await page.getByRole('button', { name: 'Pugeu: Llista' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Pugeu: Llista' })).toBeFocused();
  await page.getByRole('button', { name: 'Lleveu: Cita' }).click();
  await form.getByLabel('Qui firma').fill('Rosa');
  await publish.click();
  await expect(status).toHaveText('S’ha publicat.');
  await expect(headings.first()).toHaveText('Plou a bots i barrals');
  await expect(title).toHaveValue('');
  await expect(form.getByLabel('Qui firma')).toHaveValue('Rosa');
  expect((await newest())[0]).toMatchObject({
    title: 'Plou a bots i barrals',
    author: { name: 'Rosa' },
    openingMultimedia: { type: 'image', image: { src: '/clip/x' } },
    description: [
      { type: 'paragraph', html: 'Tothom <b>davall</b> dels arcs.' },
      { type: 'listing', tag: 'ul', items: ['Una', 'Dues'] },
      { type: 'hot-topics', topics: [{ title: 'L’oratge', href: '/noticies' }] },
    ],
  });

  const first = newsroom.items.first();
  await first.getByRole('button', { name: /^Corregiu/ }).click();
  const correction = newsroom.formNamed('Correcció');
  const corrected = correction.getByLabel('Títol', { exact: true }).first();
  await expect(corrected).toBeFocused();
  await corrected.fill('Plou poc');
  await correction.getByRole('button', { name: 'Guardeu' }).click();
  await expect(status).toHaveText('S’ha guardat la correcció.');
  await expect(first).toContainText('Corregit a les');
  await expect(first.getByRole('button', { name: /^Corregiu/ })).toBeFocused();

  await first.getByRole('button', { name: 'Fixeu: Plou poc' }).press('Enter');
  await expect(first).toContainText('Fixat');
  await expect(first.getByRole('button', { name: 'Solteu: Plou poc' })).toBeFocused();
  const down = page.getByRole('button', { name: 'Baixeu: Plou poc' });
  await down.press('Enter');
  await expect(status).toHaveText('«Plou poc» és ara en el lloc 2.');
  await expect(down).toBeFocused();
  await down.press('Enter');
  await expect(headings).toHaveText(['Missatge 3', 'Missatge 2', 'Plou poc', 'Missatge 1']);
  const [pinned, ...rest] = await newest();
  expect(pinned).toMatchObject({ title: 'Plou poc', pinned: true, correctedAt: expect.any(String) });
  expect(rest.map(({ title }) => title)).toEqual(['Missatge 3', 'Missatge 2', 'Missatge 1']);

  const remove = page.getByRole('button', { name: 'Esborreu: Plou poc' });
  await remove.click();
  await page.getByRole('dialog').press('Escape');
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Esborreu-lo' }).click();
  await expect(status).toHaveText('S’ha esborrat «Plou poc».');
  expect(await titles()).toEqual(['Missatge 3', 'Missatge 2', 'Missatge 1']);
  const undo = page.getByRole('button', { name: 'Desfeu-ho' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(status).toHaveText('Ha tornat «Plou poc».');
  expect(await titles()).toEqual(['Plou poc', 'Missatge 3', 'Missatge 2', 'Missatge 1']);
  await expect(headings).toHaveText(['Missatge 3', 'Missatge 2', 'Plou poc', 'Missatge 1']);

  await page.getByRole('button', { name: 'Tanqueu el directe' }).click();
  await page.getByRole('button', { name: 'Tanqueu-lo' }).click();
  await expect(page.locator('[data-state]')).toHaveText('Tancat');
  await title.fill('Massa tard');
  await newsroom.text.fill('Ai.');
  await publish.click();
  await expect(alert).toContainText('El directe està tancat.');
  await expect(title).toHaveValue('Massa tard');
});

test.describe('when it does not go well', () => {
  test.use({ allow: [/status of (400|401|409)|ERR_INTERNET_DISCONNECTED/] });

  test('BEY-06 nothing that was typed is lost: refused fields, no connection, a session that ended, a reload', async ({
    page,
    demo,
    context,
    loginAs,
  }) => {
    const newsroom = await openNewsroom({ page, demo, loginAs });
    const { form, title, publish, alert, status, headings } = newsroom;
    await expect(page.getByText('Encara no hi ha cap missatge. El primer és vostre.')).toBeVisible();

    await newsroom.text.fill('Hola');
    await newsroom.addBlock('Galeria de fotos');
    const picture = newsroom.block('Galeria de fotos').getByLabel('Adreça de la imatge');
    await picture.fill('javascript:alert(1)');
    await publish.click();
    await expect(title).toBeFocused();
    await expect(title).toHaveAccessibleDescription('Ha de tindre text.');
    await expect(picture).toHaveAccessibleDescription('No és una adreça que es puga fer servir.');
    await expect(alert).toContainText('El que heu escrit continua ací.');
    await title.fill('Hola a tots');
    await expect(title).not.toHaveAttribute('aria-invalid');
    await picture.fill('/clip/x');

    await context.setOffline(true);
    await publish.click();
    await expect(alert).toContainText('No hi ha connexió');
    await context.setOffline(false);

    await context.clearCookies();
    await publish.click();
    const again = form.getByRole('link', { name: 'Inicieu la sessió en una finestra nova' });
    await expect(again).toHaveAttribute('target', '_blank');
    await expect(title).toHaveValue('Hola a tots');
    await page.getByRole('button', { name: 'Tanqueu el directe' }).click();
    await page.getByRole('button', { name: 'Tanqueu-lo' }).click();
    await expect(status).toContainText('La sessió s’ha acabat.');
    await expect(status.getByRole('link')).toHaveAttribute('href', '/acces');

    await loginAs(staff);
    await page.reload();
    await expect(form).toContainText('Hem recuperat el que teníeu escrit.');
    await expect(title).toHaveValue('Hola a tots');
    await expect(picture).toHaveValue('/clip/x');
    await publish.click();
    await expect(status).toHaveText('S’ha publicat.');
    await expect(headings).toHaveText(['Hola a tots']);
    await page.reload();
    await expect(headings).toHaveText(['Hola a tots']);
    await expect(title).toHaveValue('');
    expect((await newsroom.newest())[0]?.description).toEqual([
      { type: 'paragraph', html: 'Hola' },
      { type: 'photo-gallery', cards: [{ image: { src: '/clip/x' } }] },
    ]);
  });

  test('BEY-06 two editors who correct the same message lose no text', async ({ page, demo, loginAs }) => {
    await page.clock.install();
    const newsroom = await openNewsroom({ page, demo, loginAs }, { messages: 1 });
    const { feed, messages, headings } = newsroom;
    await newsroom.items.getByRole('button', { name: /^Corregiu/ }).click();
    const form = newsroom.formNamed('Correcció');
    const alert = form.getByRole('alert');
    const title = form.getByLabel('Títol', { exact: true });
    await title.fill('La meua');
    await page.reload();
    await expect(form).toContainText('Hem recuperat el que teníeu escrit.');
    await expect(title).toHaveValue('La meua');

    await correctMessage(demo.db, feed, messages[0]?.id ?? '', { title: 'La seua' });
    await addMessage(demo.db, feed, { title: 'Un altre' });
    await page.clock.runFor(10_000);
    await expect(headings).toHaveText(['Un altre']);
    await expect(title).toHaveValue('La meua');

    await form.getByRole('button', { name: 'Guardeu la correcció' }).click();
    await expect(alert).toContainText('Algú altre ha corregit este missatge');
    await expect(form.getByRole('region', { name: 'L’altra versió' })).toContainText('La seua');
    await expect(title).toHaveValue('La meua');
    await form.getByRole('button', { name: 'Guardeu la vostra damunt' }).click();
    await expect(headings).toHaveText(['Un altre', 'La meua']);
    expect(await newsroom.titles()).toEqual(['Un altre', 'La meua']);
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
    test(
      'BEY-06 the newsroom reads well at every width, with the readers’ page beside it where there is room',
      fullOnly,
      async ({ page, loginAs, axe }) => {
        await loginAs(staff);
        await page.goto('/redaccio/directes/1');
        const { headings, items, addBlock } = newsroomOn(page);
        await expect(headings).not.toHaveCount(0);
        await addBlock('Galeria de fotos');
        await items
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
      },
    );
  });
