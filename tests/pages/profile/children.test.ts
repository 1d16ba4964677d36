import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ageSessions } from '../../../demo/testing/accounts.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { ownChild } from '../../support/pages/own-child.ts';
import { hear } from '../../support/pages/poll.ts';
import { bodiesOf, PROFILE, profileOn, userPath } from '../../support/pages/profile.ts';

const path = '/perfil/els-meus-fills-i-filles';
const clubPath = `${path}?site=lacolla`;

/** The card of a child on the page. */
function cardOf(page: Page, name: string) {
  const card = page.locator('ap-profile').getByRole('region', { name, exact: true });
  const field = (key: string) => card.locator(`[name=${key}]`);
  return {
    card,
    name: field('name'),
    pin: field('pin'),
    repeat: field('repeatPin'),
    submit: card.getByRole('button', { name: 'Guardeu els canvis' }),
    saved: card.getByText('Els canvis estan guardats.'),
    alert: card.getByRole('alert'),
  };
}

test('PROF-31 CHILD-04 shows a tutor a card for each child with its number and print link', async ({
  page,
  demo,
  axe,
}) => {
  const { id, nick } = await ownChild(demo, page, { photo: true });
  await page.goto(clubPath);
  const pau = cardOf(page, 'Pau');
  const { card } = pau;
  await expect(card.getByLabel('Número de membre')).toHaveValue(nick);
  await expect(card.getByLabel('Número de membre')).toHaveAttribute('readonly');
  const photo = card.getByRole('img');
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const host = page.locator('ap-profile');
  const print = host.getByRole('link', { name: 'Imprimiu el carnet' });
  const address = (await print.getAttribute('href')) ?? '';
  expect(address).toBe(`/perfil/carnet/${id}#imprimeix`);
  expect((await page.request.get(address.split('#')[0] ?? '')).status()).toBe(200);
  await axe('ap-profile');

  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#36c' } })
    .jpeg()
    .toBuffer();
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await card.locator('input[type=file]').setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer });
  await expect(card.getByRole('img')).toHaveAttribute('src', /^data:image\/jpeg/);
  await pau.submit.click();
  await expect(pau.saved).toBeVisible();
  const [body] = bodies as { children: [{ photo: string }] }[];
  const sent = body?.children[0].photo ?? '';
  const { width, height } = await sharp(Buffer.from(sent.split(',')[1] ?? '', 'base64')).metadata();
  expect([width, height]).toEqual([150, 100]);
  await expect(photo).toHaveAttribute('src', /^\/api\/front\/user\/children\/\d+\/photo/);
  await expect.poll(() => photo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(150);

  await host.getByRole('link', { name: 'Afegiu una criatura' }).click();
  await expect(page).toHaveURL('/registre');
});

test.describe('an answer that is lost', () => {
  test.use({ allow: [/ERR_FAILED/] });

  test('CHILD-14 a child whose removal was done is gone from the page, and one whose was not stays', async ({
    page,
    demo,
  }) => {
    await ownChild(demo, page);
    await page.goto(clubPath);
    const profile = profileOn(page);
    const { card } = cardOf(page, 'Pau');
    let isDone = false;
    await page.route('**/api/front/user/children/*', async (route) => {
      if (isDone) await route.fetch();
      await route.abort();
    });
    await profile.drawn.getByRole('button', { name: 'Doneu de baixa Pau' }).press('Enter');
    const confirm = profile.dialog.getByRole('button', { name: 'Sí, esborreu el carnet' });
    await confirm.click();
    await expect(profile.dialog.getByRole('alert')).toBeVisible();
    await expect(card).toHaveCount(1);

    isDone = true;
    await confirm.click();
    await expect(page.getByText('El carnet de Pau s’ha esborrat.')).toBeFocused();
    await expect(card).toHaveCount(0);
  });
});

test(
  'PROF-29 W-30 opens the dialog with its question in view at 400 % zoom',
  fullOnly,
  async ({ page, demo }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await ownChild(demo, page);
    await page.goto(clubPath);
    const profile = profileOn(page);
    await profile.drawn.getByRole('button', { name: 'Doneu de baixa Pau' }).press('Enter');
    const question = profile.dialog.getByRole('heading', { name: 'Voleu donar de baixa Pau?' });
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(question).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(profile.dialog.getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(profile.drawn.getByRole('button', { name: 'Doneu de baixa Pau' })).toBeFocused();
  },
);

test.describe('a login of long ago', () => {
  test.use({ allow: [/status of 401/] });

  test('CHILD-14 PROF-29 removes a child after a fresh login in place, and then the account', async ({
    page,
    demo,
    axe,
  }) => {
    const { account, id } = await ownChild(demo, page, { photo: true });
    await ageSessions(demo.db, account, 60);
    await page.goto(clubPath);
    const profile = profileOn(page);
    const { card } = cardOf(page, 'Pau');
    await profile.drawn.getByRole('button', { name: 'Doneu de baixa Pau' }).press('Enter');
    await expect(profile.dialog).toHaveAccessibleName('Voleu donar de baixa Pau?');
    await expect(profile.dialog.getByRole('button', { name: 'No, que es quede' })).toBeFocused();
    await expect(profile.dialog.getByRole('listitem')).toHaveCount(3);
    await axe('ap-profile');
    await profile.dialog.getByRole('button', { name: 'Sí, esborreu el carnet' }).click();
    await expect(page.getByRole('dialog', { name: 'Confirmeu que sou vós' })).toBeVisible();
    await profile.enterAgain(account);
    await expect(card).toHaveCount(0);
    await expect(page.getByText('El carnet de Pau s’ha esborrat.')).toBeFocused();
    await expect(page.locator('ap-profile')).toContainText('Encara no hi ha cap criatura');
    const found = demo.db.selectFrom('users').select('id').where('id', '=', Number(id));
    expect(await found.execute()).toEqual([]);
    await page.goto(userPath);
    await profile.remove.click();
    await profile.confirm.click();
    await page.waitForURL(/\/acces\?alert=account_deleted$/);
  });
});

test(
  'PROF-32 PROF-48 elsewhere there is only a description, which leads to the club',
  fullOnly,
  async ({ page, loginAs, axe }) => {
    await loginAs('8');
    await page.goto(path);
    const host = page.locator('ap-profile');
    await expect(host).toContainText('es gestionen en La Colla');
    await expect(host.locator('form')).toHaveCount(0);
    await axe('ap-profile');
    await host.getByRole('link', { name: 'Aneu a La Colla' }).click();
    await expect(page).toHaveURL(clubPath);
    await expect(cardOf(page, 'Neus').name).toHaveValue('Neus');
  },
);

test('PROF-31 who has no children is told what to do', fullOnly, async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto(clubPath);
  const host = page.locator('ap-profile');
  await expect(host).toContainText('Encara no hi ha cap criatura en el vostre compte.');
  await expect(host.getByRole('link', { name: 'Afegiu una criatura' })).toHaveAttribute('href', '/registre');
});

test('PROF-39 PROF-49 a child is at its programmes', fullOnly, async ({ page, loginAs }) => {
  await loginAs('30');
  await page.goto(path);
  await expect(page).toHaveURL('/perfil/programes-preferits?site=lacolla');
  await expect(
    page.locator('ap-profile').getByRole('heading', { level: 2 }).filter({ visible: true }),
  ).toHaveText('Programes preferits');
});

test.describe('a server that fails', () => {
  test.use({ allow: [/status of (500|400|401)|net::ERR_/] });

  test('CHILD-15 API-02 saves a single child by keyboard on the retry after a failed save', async ({
    page,
    demo,
    axe,
  }) => {
    const { id, nick, surname, birthdate } = await ownChild(demo, page);
    await page.goto(clubPath);
    const pau = cardOf(page, 'Pau');
    await test.step('what fails is said, and keeps what was typed but the PIN', async () => {
      await pau.name.fill('Pau Josep');
      await pau.pin.fill('0815');
      await pau.repeat.fill('0815');
      await page.route(`**${PROFILE}`, (route) =>
        route.request().method() === 'PATCH'
          ? route.fulfill({ status: 500, json: { httpCode: 500 } })
          : route.fallback(),
      );
      const events = await hear(page, 'ap-profile-error');
      await pau.submit.click();
      await expect(pau.alert).toContainText('No s’ha pogut guardar.');
      await expect(pau.name).toHaveValue('Pau Josep');
      await expect(pau.pin, 'nobody has looked at it').toHaveValue('0815');
      for (const field of [pau.pin, pau.repeat]) await field.fill('');
      expect(await events()).toEqual([['ap-profile-error', { status: 500, code: '500' }]]);
      await axe('ap-profile');
      await page.unroute(`**${PROFILE}`);
    });

    const bodies = bodiesOf(page, 'PATCH', PROFILE);
    const events = await hear(page, 'ap-profile-saved', 'ap-profile-error', 'ap-session-change', 'ap-error');
    await pau.name.press('Enter');
    const after = cardOf(page, 'Pau Josep');
    await expect(after.saved).toBeVisible();
    expect(bodies).toEqual([{ children: [{ id, name: 'Pau Josep', surname, birthdate }] }]);
    expect(await events()).toEqual([['ap-profile-saved', {}]]);
    const kept = await page.evaluate(
      () => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie + location.href,
    );
    expect(kept).not.toMatch(/Josep|Mira|0042/);

    await test.step('a new PIN', async () => {
      await page.reload();
      await expect(after.name).toHaveValue('Pau Josep');
      await after.pin.fill('0816');
      await after.repeat.fill('0817');
      await after.repeat.press('Enter');
      await expect(after.card.getByText('Els dos PIN no són iguals.').first()).toBeVisible();
      await after.repeat.fill('0816');
      await after.submit.click();
      await expect(after.saved).toBeVisible();
      await expect(after.pin).toHaveValue('');
      const login = async (password: string) => {
        const headers = { origin: new URL(demo.url).origin };
        return (
          await page.request.post('/api/front/user/login', { data: { nick, password }, headers })
        ).status();
      };
      expect(await login('0042')).toBe(401);
      expect(await login('0816')).toBe(200);
    });
  });

  test(
    'PROF-33 PROF-40 leads to the login when the session cannot be loaded',
    fullOnly,
    async ({ page, loginAs }) => {
      await loginAs('8');
      await page.route(`**${PROFILE}`, (route) => route.fulfill({ status: 500, json: { httpCode: 500 } }));
      await page.goto(path);
      await page.waitForURL(/\/acces/);
    },
  );
});
