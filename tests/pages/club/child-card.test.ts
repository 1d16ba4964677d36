import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { texts as card } from '../../../elements/child-card/child-card.texts.ts';
import { texts as club } from '../../../src/club/club.texts.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { hear } from '../poll/poll-page.ts';

type Card = HTMLElement & { child: object; onSave: unknown };
interface Given {
  child: Record<string, unknown>;
  photoEdited: boolean;
}

const events = ['ap-child-saved', 'ap-child-remove', 'ap-child-print'];
const birthdate = `${new Date().getUTCFullYear() - 7}-02-03`;

/** A card in one of the showroom's states, whose page keeps what it is given to save and answers as it is told. */
async function open(page: Page, state: string, answer: 'true' | 'false' | 'throw' = 'true') {
  await page.goto(`/aparador/ap-child-card/estat/${state}`);
  const host = page.locator('ap-child-card');
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  const given = await host.evaluateHandle((element, how) => {
    const list: Given[] = [];
    (element as Card).onSave = async (saved: Given) => {
      list.push(saved);
      if (how === 'throw') throw new Error('down');
      return how === 'true';
    };
    return list;
  }, answer);
  const heard = await hear(page, ...events);
  const field = (name: string) => host.locator(`input[name=${name}]`);
  return {
    host,
    field,
    heard,
    given: () => given.jsonValue(),
    submit: host.locator('button[type=submit]'),
    photo: host.locator('input[type=file]'),
    async fill() {
      await field('name').fill('Pau');
      await field('surname').fill('Mira Soler');
      await field('birthdate').fill(birthdate);
      await field('pin').fill('0042');
      await field('repeatPin').fill('0042');
    },
  };
}

test('CHILD-03 CHILD-05 W-07 a child is added: its data go to the page’s function, and no event, storage or address has them', async ({
  page,
  axe,
}) => {
  const one = await open(page, 'alta');
  await expect(one.submit).toHaveText(card['child-card.add']);
  await one.fill();
  await axe('ap-child-card');
  await one.submit.click();
  await expect(one.host.getByText(card['child-card.added'])).toBeVisible();
  expect(await one.given()).toEqual([
    { photoEdited: false, child: { name: 'Pau', surname: 'Mira Soler', birthdate, pin: '0042' } },
  ]);
  expect(await one.heard()).toEqual([['ap-child-saved', { index: 0, photoEdited: false }]]);
  const kept = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  expect(kept).not.toMatch(/Pau|Mira|0042/);
});

test('CHILD-05 CHILD-10 CHILD-11 CHILD-12 a photo goes along once: small, and not again when it is left alone', async ({
  page,
}) => {
  const one = await open(page, 'membre');
  const big = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  await one.photo.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: big });
  await expect(one.host.getByRole('img', { name: 'Foto que heu triat' })).toBeVisible();
  await one.submit.click();
  await expect(one.host.getByText(card['child-card.saved'])).toBeVisible();
  await expect(one.host.locator('form img')).toBeVisible();
  await one.field('name').fill('Martina');
  await one.submit.click();
  await expect.poll(async () => (await one.given()).length).toBe(2);
  const [first, second] = await one.given();
  expect(first?.photoEdited).toBe(true);
  const photo = String(first?.child.photo);
  expect(photo).toMatch(/^data:image\/jpeg;base64,/);
  const { width, height } = await sharp(Buffer.from(photo.split(',')[1] ?? '', 'base64')).metadata();
  expect([width, height]).toEqual([150, 100]);
  expect(second).toEqual({
    photoEdited: false,
    child: expect.not.objectContaining({ photo: expect.anything() }),
  });
  expect(await one.heard()).toEqual([
    ['ap-child-saved', { index: 0, photoEdited: true }],
    ['ap-child-saved', { index: 0, photoEdited: false }],
  ]);
});

test('CHILD-10 CHILD-20 VAL-22 what is no picture is refused, and holds the form back', async ({ page }) => {
  const one = await open(page, 'alta');
  await one.fill();
  await one.photo.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no') });
  await one.submit.press('Enter');
  await expect(
    one.host.getByText('Este fitxer no és una imatge que es puga fer servir.').first(),
  ).toBeVisible();
  expect(await one.given()).toEqual([]);
});

test('CHILD-11 a smaller size of photos is the editor’s to choose', async ({ page }) => {
  const one = await open(page, 'membre');
  await one.host.evaluate((element) => element.setAttribute('photo-size', '60'));
  const big = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();
  await one.photo.setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: big });
  await expect(one.host.getByRole('img', { name: 'Foto que heu triat' })).toBeVisible();
  await one.submit.click();
  await expect.poll(async () => (await one.given()).length).toBe(1);
  const photo = String((await one.given())[0]?.child.photo);
  const { width } = await sharp(Buffer.from(photo.split(',')[1] ?? '', 'base64')).metadata();
  expect(width).toBe(60);
});

test('CHILD-02 CHILD-04 CHILD-21 a member is edited: number to read alone, PIN as it was, and gone from the page when it is changed', async ({
  page,
  axe,
}) => {
  const one = await open(page, 'membre');
  await expect(one.submit).toHaveText(card['child-card.save']);
  await expect(one.field('nick')).toHaveValue('40821736');
  await expect(one.field('nick')).not.toBeEditable();
  await expect(one.host.getByText(club['child.pin-hint-known'])).toBeVisible();
  await axe('ap-child-card');
  await one.field('surname').fill('Soler');
  await one.submit.click();
  await expect(one.host.getByText(card['child-card.saved'])).toBeVisible();
  await expect(one.submit).toBeFocused();
  const child = { id: '31', name: 'Martí', surname: 'Soler', birthdate: '2019-05-04' };
  expect(await one.given()).toEqual([{ photoEdited: false, child }]);
  await one.field('pin').fill('4321');
  await one.field('repeatPin').fill('4321');
  await one.submit.click();
  await expect(one.field('pin')).toHaveValue('');
  await expect(one.field('repeatPin')).toHaveValue('');
  expect((await one.given())[1]?.child).toEqual({ ...child, pin: '4321' });
});

test(
  'CHILD-05 HTTP-05 where the page’s function refuses or fails nothing is said to be saved, and only the PIN is typed again',
  fullOnly,
  async ({ page }) => {
    for (const [what, answer] of [
      ['refuses', 'false'],
      ['fails', 'throw'],
    ] as const)
      await test.step(what, async () => {
        const one = await open(page, 'alta', answer);
        await one.fill();
        await one.submit.click();
        await expect(one.host.getByRole('alert')).toContainText('No s’ha pogut guardar');
        await expect(one.field('pin')).toHaveValue('');
        await expect(one.field('name')).toHaveValue('Pau');
        expect(await one.heard()).toEqual([]);
      });
  },
);

test('CLUB-24 CHILD-22 the first entry and a member stay; any other can be asked to go, and the page does it', async ({
  page,
}) => {
  const one = await open(page, 'una-altra');
  const remove = one.host.getByRole('button', { name: /^Lleveu esta criatura: / });
  await remove.click();
  expect(await one.heard()).toEqual([['ap-child-remove', { index: 1 }]]);
  await expect(one.host).toHaveCount(1);
  await one.host.evaluate((element) => element.setAttribute('index', '0'));
  await expect(one.host.getByRole('heading', { name: 'Criatura 1' })).toBeVisible();
  await expect(remove).toHaveCount(0);
  await one.host.evaluate((element) => {
    element.setAttribute('index', '4');
    (element as Card).child = { id: '31', name: 'Martí' };
  });
  await expect(one.submit).toHaveText(card['child-card.save']);
  await expect(remove).toHaveCount(0);
});

test('CHILD-04 CHILD-17 the card opens in a tab of its own with what was typed left here, unless the page shows it itself', async ({
  page,
  context,
}) => {
  await context.route('**/perfil/carnet/31', (route) => route.fulfill({ body: 'carnet' }));
  const one = await open(page, 'membre');
  const print = one.host.getByRole('link', { name: club['child.print'] });
  const opened = context.waitForEvent('page');
  await print.click();
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/perfil/carnet/31');
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  await tab.close();
  await page.evaluate(() => {
    document.addEventListener('ap-child-print', (event) => event.preventDefault());
  });
  await print.click();
  expect(await one.heard()).toEqual([
    ['ap-child-print', { index: 0 }],
    ['ap-child-print', { index: 0 }],
  ]);
  expect(context.pages()).toHaveLength(1);
});

test('CHILD-17 W-06 an address of the card that is none a browser may open gives the club’s own', async ({
  page,
}) => {
  const one = await open(page, 'membre');
  const print = one.host.getByRole('link', { name: club['child.print'] });
  for (const [template, address] of [
    ['/carnets?de={id}', '/carnets?de=31'],
    ['javascript:alert({id})', '/perfil/carnet/31'],
  ] as const) {
    await one.host.evaluate((element, url) => element.setAttribute('card-url', url), template);
    await expect(print).toHaveAttribute('href', `${address}#imprimeix`);
  }
});

test('CHILD-05 CHILD-07 CHILD-16 LOGIN-20 while the page is saving nothing is sent twice; the age of the club is the page’s to set, and is said', async ({
  page,
}) => {
  const one = await open(page, 'alta');
  await one.fill();
  await one.host.evaluate((element) => element.toggleAttribute('busy', true));
  await expect(one.submit).toHaveAttribute('aria-disabled', 'true');
  await one.submit.press('Enter');
  await one.submit.press('Enter');
  await one.host.evaluate((element) => element.toggleAttribute('busy', false));
  await expect(one.submit).toHaveText(card['child-card.add']);
  expect(await one.given()).toEqual([]);

  await test.step('the age', async () => {
    await one.host.evaluate((element) => element.setAttribute('max-age', '6'));
    await expect(one.host.getByText('menors de 6 anys')).toBeVisible();
    await one.submit.press('Enter');
    await expect(one.field('birthdate')).toBeFocused();
    await expect(one.host.getByText('encara no ha fet 6 anys').first()).toBeVisible();
    expect(await one.given()).toEqual([]);
    await one.host.evaluate((element) => element.removeAttribute('max-age'));
    await expect(one.host.getByText('menors de 6 anys')).toHaveCount(0);
  });

  await one.submit.press('Enter');
  await expect.poll(async () => (await one.given()).length).toBe(1);
});

test('BEY-10 VAL-37 a child can be added with the keyboard alone, at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const one = await open(page, 'alta');
  await one.field('name').focus();
  await page.keyboard.type('Pau');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mira Soler');
  await one.field('birthdate').fill(birthdate);
  await one.field('pin').focus();
  await page.keyboard.type('0042');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('0042');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await one.given()).length).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
