import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { birthdaysAroundThirteen } from '../../support/pages/birthdays.ts';
import { hear } from '../../support/pages/poll.ts';
import { bodiesOf, enter, openAs, PROFILE, profileOn, rowOf, userPath } from '../../support/pages/profile.ts';

const shownNames = ['name', 'surname', 'email', 'birthdate'];

/** Profile form of a tutor with the names of its fields on every site. */
async function openForm(page: Page, path: string) {
  await page.goto(path);
  const profile = profileOn(page);
  await expect(profile.name).toHaveValue('Pere');
  await expect(profile.surname).toHaveValue('Climent Soler');
  await expect(profile.birthdate).toHaveValue('1985-10-03');
  await expect(profile.email).toHaveValue('pare@example.cat');
  await expect(profile.email).toHaveAttribute('readonly');
  await expect(profile.email).toHaveAccessibleDescription(/no es pot canviar/);
  const fields = profile.drawn.locator('form :is(input, select)');
  const names = await fields.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name));
  return { profile, names };
}

test('PROF-18 PROF-20 shows a simple form with a read-only e-mail, and the switch of the bulletin', async ({
  page,
  loginAs,
}) => {
  await loginAs('8');
  const { profile, names } = await openForm(page, userPath);
  expect(names).toEqual(shownNames);
  expect(await profile.form()).toBe('simple');
  await expect(profile.bulletin).toHaveCount(1);
});

test('PROF-18 PROF-19 shows the four boxes of the language site', async ({ page, loginAs, axe }) => {
  await loginAs('8');
  const { profile, names } = await openForm(page, `${userPath}?site=apunts`);
  expect(names).toEqual([
    ...shownNames,
    'apuntsNewsletterGeneric',
    'apuntsNewsletterLowLevel',
    'apuntsNewsletterMediumLevel',
    'apuntsNewsletterHighLevel',
  ]);
  expect(await profile.form()).toBe('simple');
  await expect(profile.bulletin).toHaveCount(0);
  await axe('ap-profile');
});

test('PROF-21 ENT-05 shows the extended form of the club', async ({ page, loginAs, axe }) => {
  await loginAs('8');
  const { profile, names } = await openForm(page, `${userPath}?site=lacolla`);
  const home = ['address', 'zip', 'city', 'country', 'province'];
  expect(names).toEqual([...shownNames, 'nif', 'phone', 'alternativeEmail', ...home, 'laCollaBulletin']);
  expect(await profile.form()).toBe('extended');
  await expect(profile.bulletin).toHaveCount(1);
  await expect(profile.phone).toHaveValue('600000000');
  await expect(profile.field('country')).toHaveValue('España');
  await expect(profile.field('province')).toHaveValue('Valencia');
  await axe('ap-profile');
});

test('PROF-11 SESS-06 saves changes, announces them in every tab, and warns before unsaved ones are left', async ({
  page,
  context,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  await enter(page, demo, account);
  await page.goto(userPath);
  const other = await context.newPage();
  await other.goto(userPath);
  await expect(profileOn(other).name).toHaveValue('Pròpia');

  const profile = profileOn(page);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  const events = await hear(page, 'ap-profile-saved', 'ap-session-change');
  await profile.name.fill('Carme');
  await profile.birthdate.fill('1991-02-28');
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  // the greeting follows, here and in the header
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Carme');
  await expect(page.locator('ap-header [data-ap-mount] a span[aria-hidden]').first()).toHaveText('C');
  expect(bodies).toEqual([
    {
      id: expect.any(String),
      email: account.email,
      name: 'Carme',
      surname: 'Fictícia',
      birthdate: '1991-02-28',
      bulletin: false,
      password: null,
      newPassword: null,
    },
  ]);
  expect(await rowOf(demo, account)).toMatchObject({ name: 'Carme', birthdate: '1991-02-28' });
  expect(await events()).toEqual([
    [
      'ap-session-change',
      expect.objectContaining({ reason: 'update', user: expect.objectContaining({ name: 'Carme' }) }),
    ],
    ['ap-profile-saved', {}],
  ]);
  expect(await profile.status()).toBe('ready');
  const nameIn = () => other.evaluate(() => window.ap.session.get()?.name);
  await expect.poll(nameIn).toBe('Carme');
  // typing clears the message of the last save
  await profile.name.fill('Carmina');
  await expect(profile.saved).toHaveCount(0);

  const asked = page.waitForEvent('dialog');
  const gone = profile.menu.getByRole('link', { name: 'Continguts guardats' }).click({ noWaitAfter: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await gone;
  await expect(profile.name).toHaveValue('Carmina');
});

test(
  'PROF-19 PROF-45 saves each of the four boxes of the language site separately',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const account = await freshAccount();
    const profile = await openAs(page, demo, account, `${userPath}?site=apunts`);
    await profile.drawn.getByLabel('General').check();
    await profile.drawn.getByLabel('Batxillerat').check();
    await profile.submit.click();
    await expect(profile.saved).toBeVisible();
    expect(await rowOf(demo, account)).toMatchObject({
      apunts_newsletter_generic: true,
      apunts_newsletter_low_level: false,
      apunts_newsletter_medium_level: false,
      apunts_newsletter_high_level: true,
    });
  },
);

test('PROF-17 PROF-21 saves address, phone and alternative e-mail of the club, or none of them', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  const profile = await openAs(page, demo, account, `${userPath}?site=lacolla`);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.name.fill('Carme');
  await profile.birthdate.fill('');
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(bodies[0]?.birthdate, 'a birthdate may be left out').toBeNull();
  expect(await rowOf(demo, account)).toMatchObject({
    name: 'Carme',
    birthdate: null,
    phone: '',
    alternative_email: '',
  });

  await profile.phone.fill('+34 600 00 00 00');
  await expect(profile.saved).toHaveCount(0);
  await profile.field('nif').fill('12345678-z');
  await profile.field('alternativeEmail').fill('altra@example.cat');
  await profile.field('address').fill('Carrer Major, 3');
  await profile.field('zip').fill('46 100');
  await profile.field('city').fill('Sant Marcel·lí');
  await profile.field('country').selectOption('España');
  await profile.field('province').selectOption('Valencia');
  await profile.drawn.getByLabel('Vull rebre les novetats de La Colla.').check();
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(await rowOf(demo, account)).toMatchObject({
    phone: '600000000',
    nif: '12345678Z',
    alternative_email: 'altra@example.cat',
    address: 'Carrer Major, 3',
    zip: '46100',
    city: 'Sant Marcel·lí',
    country: 'España',
    province: 'Valencia',
    la_colla_bulletin: true,
  });
  // the form shows the saved values
  await expect(profile.phone).toHaveValue('600000000');
});

test(
  'PROF-16 VAL-07 rejects invalid values when a field is left, and sends nothing',
  fullOnly,
  async ({ page, loginAs }) => {
    const { thirteen, twelve } = birthdaysAroundThirteen();
    await loginAs('8');
    await page.goto(`${userPath}?site=lacolla`);
    const profile = profileOn(page);
    await expect(profile.name).toHaveValue('Pere');
    const bodies = bodiesOf(page, 'PATCH', PROFILE);
    for (const [name, value, message] of [
      ['phone', '60a', 'El telèfon només pot portar xifres'],
      ['alternativeEmail', 'núria@example.cat', 'no pot portar accents'],
      ['alternativeEmail', 'nuria', 'El correu electrònic no és correcte'],
      ['zip', '4610', 'El codi postal té 5 xifres.'],
      ['name', ' ', 'Escriviu el nom.'],
      ['birthdate', twelve, 'Per a tindre un compte cal haver fet 13 anys.'],
    ] as const)
      await test.step(`«${value}» as ${name}`, async () => {
        const field = profile.field(name);
        const before = await field.inputValue();
        await field.fill(value);
        await field.blur();
        await expect(profile.message(name)).toContainText(message);
        await profile.submit.press('Enter');
        await expect(field).toBeFocused();
        await field.fill(before);
        await expect(profile.message(name)).toHaveCount(0);
      });
    await profile.birthdate.fill(thirteen);
    await profile.birthdate.blur();
    await expect(profile.message('birthdate'), 'thirteen today').toHaveCount(0);
    expect(bodies).toEqual([]);
  },
);

test('PROF-10 says that it is loading and saving, and saves once for two presses', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  await enter(page, demo, account);
  const answers: (() => void)[] = [];
  await page.route(`**${PROFILE}`, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await page.goto(userPath);
  const profile = profileOn(page);
  await expect(profile.drawn.getByText('S’està carregant…')).toBeVisible();
  expect(await profile.status()).toBe('loading');
  await expect.poll(() => answers.length).toBe(1);
  answers[0]?.();
  await expect(profile.name).toHaveValue('Pròpia');
  expect(await profile.status()).toBe('ready');

  await profile.name.fill('Carme');
  await profile.submit.dblclick();
  await expect(profile.submit).toHaveText('S’està guardant…');
  await expect.poll(() => profile.status()).toBe('saving');
  await expect.poll(() => answers.length).toBe(2);
  await profile.submit.press('Enter');
  answers[1]?.();
  await expect(profile.saved).toBeVisible();
  expect(answers).toHaveLength(2);
});
