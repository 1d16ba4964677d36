import { expect, shot, test } from '../support/demo.ts';
import { designs } from '../support/designs.ts';
import { fullOnly } from '../support/in-full.ts';
import { newsroomOn, openNewsroom, staff } from '../support/pages/newsroom.ts';

// without the page of the readers beside it, which has tests of its own
test.use({ viewport: { width: 800, height: 900 } });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [/status of 502/] });

  test('LIVE-06 BODY-03 an editor writes, corrects, pins, moves, removes and restores a message', async ({
    page,
    demo,
    loginAs,
  }) => {
    const newsroom = await openNewsroom({ page, demo, loginAs }, { messages: 3 });
    const { title, text, block, addBlock, button, headings, status, publish, newest, titles } = newsroom;
    await expect(headings).toHaveText(['Missatge 3', 'Missatge 2', 'Missatge 1']);

    await page.getByRole('link', { name: 'Un missatge nou' }).click();
    await expect(title).toBeFocused();
    await title.fill('Plou a bots i barrals');
    await text.fill('Tothom <b>davall</b> dels arcs.');
    await page.getByText('Afegiu una obertura').click();
    await button('Imatge').first().click();
    await expect(page.getByLabel('Adreça de la imatge').first()).toBeFocused();
    await page.keyboard.type('/assets/favicon.svg');
    await addBlock('Temes del moment');
    await block('Tema 1').getByLabel('Títol').fill('L’oratge');
    await block('Tema 1').getByLabel('Adreça').fill('/noticies');
    await addBlock('Llista');
    await expect(block('Llista').getByLabel('Elements')).toBeFocused();
    await page.keyboard.type('Una\nDues');
    await addBlock('Cita');
    await button('Pugeu: 3. Llista').press('Enter');
    await expect(button('Pugeu: 2. Llista')).toBeFocused();
    await button('Lleveu: 4. Cita').click();
    await page.getByLabel('Qui firma (si cal)').fill('Rosa');
    await publish.click();
    await expect(status).toHaveText('S’ha publicat.');
    await expect(headings.first()).toHaveText('Plou a bots i barrals');
    expect((await newest())[0]).toMatchObject({
      title: 'Plou a bots i barrals',
      author: { name: 'Rosa' },
      openingMultimedia: { type: 'image', image: { src: '/assets/favicon.svg' } },
      description: [
        { type: 'paragraph', html: 'Tothom <b>davall</b> dels arcs.' },
        { type: 'listing', tag: 'ul', items: ['Una', 'Dues'] },
        { type: 'hot-topics', topics: [{ title: 'L’oratge', href: '/noticies' }] },
      ],
    });

    await page.getByRole('link', { name: 'Corregiu: Plou' }).click();
    await title.fill('Plou poc');
    await title.press('Enter');
    await expect(status).toHaveText('S’ha guardat la correcció.');
    const first = page.getByRole('listitem').filter({ hasText: 'Plou poc' });
    await expect(first).toContainText('Corregit a les');
    await expect(first).toBeFocused();
    await button('Baixeu: Plou poc').press('Enter');
    await button('Baixeu: Plou poc').press('Enter');
    await expect(headings).toHaveText(['Missatge 3', 'Missatge 2', 'Plou poc', 'Missatge 1']);
    await button('Fixeu: Plou poc').press('Enter');
    await expect(first).toContainText('Fixat');
    expect((await newest())[0]).toMatchObject({ title: 'Plou poc', pinned: true });

    await page.getByRole('link', { name: 'Esborreu: Plou poc' }).click();
    await button('Esborreu el missatge').click();
    await expect(status).toHaveText('S’ha esborrat el missatge.');
    await expect(status).toBeFocused();
    expect(await titles()).toEqual(['Missatge 3', 'Missatge 2', 'Missatge 1']);
    await page.locator('.nr-actions').getByRole('button', { name: 'Desfeu-ho' }).click();
    await expect(status).toHaveText('Ha tornat el missatge esborrat.');
    expect(await titles()).toEqual(['Plou poc', 'Missatge 3', 'Missatge 2', 'Missatge 1']);
    // the next message has the same signature
    await page.getByRole('link', { name: 'Un missatge nou' }).click();
    await expect(page.getByLabel('Qui firma (si cal)')).toHaveValue('Rosa');

    await page.getByRole('link', { name: 'Deixeu-lo' }).click();
    await page.getByText('Tanqueu el directe').click();
    await button('Tanqueu-lo').click();
    await expect(page.locator('.nr-state')).toHaveText('Tancat');
  });

  test('LIVE-13 BEY-06 sends a form again after a lost response, and publishes it once', async ({
    page,
    demo,
    loginAs,
  }) => {
    const { feed, title, text, status, titles } = await openNewsroom({ page, demo, loginAs });
    await page.goto(`/redaccio/directes/${feed}/missatges/nou`);
    await text.fill('Quatre gotes.');
    await title.fill('Plou');
    await page.route(
      '**/missatges/nou?*',
      async (route) => {
        await route.fetch({ maxRedirects: 0 });
        await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
      },
      { times: 1 },
    );
    await title.press('Enter');
    await expect(page.getByRole('heading')).toHaveText('Bad Gateway');
    expect(await titles()).toEqual(['Plou']);
    await page.goBack();
    await expect(title).toHaveValue('Plou');
    await expect(text).toHaveValue('Quatre gotes.');
    await title.press('Enter');
    await expect(status).toHaveText('S’ha publicat.');
    expect(await titles()).toEqual(['Plou']);
  });
});

for (const colorScheme of designs)
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme, allow: [/status of 400/] });
    test(
      'BEY-06 the newsroom reads well at every width, with the readers’ page beside it where there is room',
      fullOnly,
      async ({ page, loginAs, axe }) => {
        await loginAs(staff);
        const { headings, addBlock, publish, block } = newsroomOn(page);
        const look = async (name: string) => {
          for (const width of [360, 800, 1280]) {
            await page.setViewportSize({ width, height: 900 });
            const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
            expect(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0);
            await expect(page.locator('.nr-readers')).toBeVisible({
              visible: name === 'list' && width === 1280,
            });
            await shot(page, `newsroom-${name}-${width}-${colorScheme}`);
            await axe('main');
          }
        };
        await page.goto('/redaccio/directes/1');
        await expect(headings).not.toHaveCount(0);
        await look('list');
        await expect(page.getByRole('link', { name: 'La pàgina dels lectors' })).toHaveAttribute(
          'href',
          '/directes/nit-de-les-campanes',
        );
        const readers = page.frameLocator('.nr-readers iframe');
        await expect(readers.getByRole('heading', { level: 1 })).toHaveText('La Nit de les Campanes');

        await page.goto('/redaccio/directes/1/missatges/nou');
        await addBlock('Galeria de fotos');
        await publish.click();
        await expect(block('Foto 1').getByLabel('Adreça de la imatge')).toHaveAccessibleDescription(
          'No és una adreça que es puga fer servir.',
        );
        await page.getByText('Afegiu un altre bloc').click();
        await look('form');
      },
    );
  });
