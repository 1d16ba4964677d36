import { expect, test } from '../../support/demo.ts';
import { bodiesOf, enter, openAs, PROFILE, profileOn, userPath } from './profile-page.ts';

test.use({ allow: [/status of 40\d/] });

const NEXT = 'UnaDeNova26';

test('PROF-14 PROF-15 VAL-25 PROF-12 a new password goes with the current one, opens the account, and is not kept in the page', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  const profile = await openAs(page, demo, account);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.openPassword(account.password, NEXT);
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  await expect(profile.current).toHaveCount(0);
  await expect(profile.changePassword).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ password: account.password, newPassword: NEXT })]);
  expect(bodies[0]).not.toHaveProperty('repeatPassword');
  await enter(page, demo, { ...account, password: NEXT });
  // this session has gone on
  await profile.name.fill('Carme');
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(bodies[1]).toMatchObject({ name: 'Carme', password: null, newPassword: null });
});

for (const [rows, current, next, repeat, field, message] of [
  ['PROF-14 VAL-25', '', NEXT, NEXT, 'password', 'Per a canviar la contrasenya, escriviu també l’actual.'],
  ['PROF-14 VAL-25', 'Secreta123', '', '', 'newPassword', 'Trieu una contrasenya.'],
  [
    'PROF-15 VAL-25',
    'Secreta123',
    NEXT,
    'UnaAltra26',
    'repeatPassword',
    'Les dos contrasenyes no són iguals.',
  ],
  ['PROF-15 VAL-25', 'Secreta123', NEXT, '', 'repeatPassword', 'Repetiu la contrasenya.'],
  ['PROF-43', 'Secreta123', 'Curta1', 'Curta1', 'newPassword', '8 caràcters o més'],
  ['PROF-43', 'Secreta123', 'totesminuscules', 'totesminuscules', 'newPassword', 'majúscules i minúscules'],
] as const)
  test(`${rows} «${current}», «${next}», «${repeat}»: ${message}`, async ({ page, loginAs }) => {
    await loginAs('7');
    await page.goto(userPath);
    const profile = profileOn(page);
    const bodies = bodiesOf(page, 'PATCH', PROFILE);
    await profile.openPassword(current, next, repeat);
    await profile.submit.press('Enter');
    await expect(profile.message(field)).toContainText(message);
    expect(bodies).toEqual([]);
  });

test('PROF-14 passwords that are put away again are none', async ({ page, demo, freshAccount }) => {
  await enter(page, demo, await freshAccount());
  await page.goto(userPath);
  const profile = profileOn(page);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.openPassword('Secreta123', 'Curta1', '');
  await profile.drawn.getByRole('button', { name: 'Deixeu la que teniu' }).click();
  await expect(profile.current).toHaveCount(0);
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(bodies).toEqual([expect.objectContaining({ password: null, newPassword: null })]);
});

test('PROF-23 SESS-19 a wrong current password is said so, ends no session, and only the passwords are to be typed again', async ({
  page,
  demo,
  freshAccount,
}) => {
  await enter(page, demo, await freshAccount());
  await page.goto(userPath);
  const profile = profileOn(page);
  await profile.name.fill('Carme');
  await profile.openPassword('NoEraEixa1', NEXT);
  await profile.submit.click();
  await expect(profile.alert).toHaveText('La contrasenya actual no és correcta.');
  await expect(profile.current).toBeFocused();
  for (const field of [profile.current, profile.newPassword, profile.repeat])
    await expect(field).toHaveValue('');
  await expect(profile.name).toHaveValue('Carme');
  await expect(profile.dialog).toHaveCount(0);
  expect(await page.evaluate(() => window.ap.session.get()?.id)).toMatch(/^\d+$/);
});

test('PROF-24 W-15 a password that is too easy to guess is explained', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  const profile = await openAs(page, demo, account);
  await profile.openPassword(account.password, 'Password1');
  await profile.submit.click();
  await expect(profile.alert).toContainText('massa fàcil d’endevinar');
});
