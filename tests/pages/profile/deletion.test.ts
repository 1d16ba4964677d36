import { ageSessions } from '../../../demo/testing/accounts.ts';
import { mailsTo } from '../../../demo/testing/mails.ts';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { ownChild } from '../../support/pages/own-child.ts';
import { hear } from '../../support/pages/poll.ts';
import { bodiesOf, DELETION, enter, profileOn, userPath } from '../../support/pages/profile.ts';

test.use({ allow: [/status of (4|5)\d\d/] });

test('PROF-25 PROF-28 asks before deleting the account, and keeps it on cancel and Escape', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('7');
  await page.goto(userPath);
  const profile = profileOn(page);
  const calls = bodiesOf(page, 'POST', DELETION);
  await profile.remove.press('Enter');
  await expect(profile.dialog).toHaveAccessibleName('Voleu eliminar el compte?');
  const keep = profile.dialog.getByRole('button', { name: 'No, torneu arrere' });
  await expect(keep).toBeFocused();
  await axe('ap-profile');
  await keep.press('Enter');
  await expect(profile.dialog).toHaveCount(0);
  await expect(profile.remove).toBeFocused();
  await profile.remove.press('Enter');
  await page.keyboard.press('Escape');
  await expect(profile.dialog).toHaveCount(0);
  await expect(profile.remove).toBeFocused();
  expect(calls).toEqual([]);

  await page.route(`**${DELETION}`, (route) => route.fulfill({ status: 500, json: {} }));
  await profile.remove.click();
  await profile.confirm.click();
  await expect(profile.dialog.getByRole('alert')).toHaveText(
    'Ara no s’ha pogut eliminar el compte. Torneu-ho a provar més tard.',
  );
  await expect(profile.confirm).toBeVisible();
});

test('PROF-25 PROF-26 deletes the account and its session, in other tabs too', async ({
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
  await expect(profileOn(other).name).toBeVisible();
  const profile = profileOn(page);
  const calls = bodiesOf(page, 'POST', DELETION);
  await profile.remove.click();
  await profile.confirm.dblclick();
  await page.waitForURL(/\/acces\?alert=account_deleted$/);
  await other.waitForURL(/\/acces$/);
  await expect(page.getByRole('status').filter({ hasText: 'El compte s’ha eliminat.' })).toBeVisible();
  await page
    .locator('ap-login[data-ap-state=ready]')
    .getByRole('link', { name: 'Què s’ha esborrat?' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hem esborrat el vostre compte');
  expect(calls).toEqual([{}]);
  const found = await demo.db.selectFrom('users').select('id').where('email', '=', account.email).execute();
  expect(found).toEqual([]);
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies).not.toContain('ap-session');
  expect(cookies).not.toContain('nx-session-user');
  await expect.poll(async () => (await mailsTo(demo, account.email)).length).toBe(1);
});

test('PROF-25 SESS-18 does not delete another account that has logged in since the page loaded', async ({
  page,
  demo,
  freshAccount,
}) => {
  const [shown, another] = [await freshAccount(), await freshAccount()];
  await enter(page, demo, shown);
  await page.goto(userPath);
  const profile = profileOn(page);
  const calls = bodiesOf(page, 'POST', DELETION);
  await profile.remove.click();
  await enter(page, demo, another);
  await profile.confirm.click();
  await expect(profile.dialog).toHaveCount(0);
  await expect(profile.email).toHaveValue(another.email);
  expect(calls).toEqual([]);
});

test(
  'PROF-25 lets the page lead elsewhere after the deletion',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    await enter(page, demo, await freshAccount());
    await page.goto(userPath);
    const profile = profileOn(page);
    await expect(profile.remove).toBeVisible();
    const events = await hear(page, 'ap-account-deleted', 'ap-session-change');
    await page.evaluate(() =>
      document.addEventListener('ap-account-deleted', (event) => event.preventDefault()),
    );
    await profile.remove.click();
    await profile.confirm.click();
    await expect(
      profile.drawn.getByRole('status').filter({ hasText: 'El compte s’ha eliminat.' }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(userPath);
    expect(await events()).toEqual([
      ['ap-session-change', { user: null, previousId: expect.any(String), reason: 'delete' }],
      ['ap-account-deleted', {}],
    ]);
  },
);

test(
  'PROF-27 PROF-46 tells a tutor whom to write to, and keeps the account',
  fullOnly,
  async ({ page, demo }) => {
    await ownChild(demo, page);
    await page.goto(userPath);
    const profile = profileOn(page);
    await profile.host.evaluate((host) => host.setAttribute('support-email', 'club@example.cat'));
    const events = await hear(page, 'ap-profile-error');
    await profile.remove.click();
    await profile.confirm.click();
    const alert = profile.dialog.getByRole('alert');
    await expect(profile.dialog).toHaveAccessibleName('Este compte no es pot eliminar');
    await expect(profile.dialog.getByRole('button', { name: 'Entesos' })).toBeFocused();
    await expect(alert).toHaveText('Un compte del club no es pot eliminar. Escriviu a club@example.cat.');
    await expect(alert.getByRole('link')).toHaveAttribute('href', 'mailto:club@example.cat');
    await expect(profile.confirm).toHaveCount(0);
    expect(await events()).toEqual([['ap-profile-error', { status: 412, code: 'PRECONDITION_FAILED' }]]);
    await profile.dialog.getByRole('button', { name: 'Entesos' }).click();
    await expect(profile.remove).toBeFocused();
  },
);

test('W-12 PROF-25 asks for a recent login in place before deleting the account', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  await enter(page, demo, account);
  await ageSessions(demo.db, account, 60);
  await page.goto(userPath);
  const profile = profileOn(page);
  await profile.remove.click();
  await profile.confirm.click();
  const login = page.getByRole('dialog', { name: 'Confirmeu que sou vós' });
  await login.getByRole('button', { name: 'Ara no' }).click();
  await expect(login).toHaveCount(0);
  await expect(profile.confirm).toBeFocused();
  await expect(page).toHaveURL(userPath);

  await profile.confirm.click();
  await expect(login).toBeVisible();
  await profile.enterAgain(account);
  await page.waitForURL(/\/acces\?alert=account_deleted$/);
  const found = await demo.db.selectFrom('users').select('id').where('email', '=', account.email).execute();
  expect(found).toEqual([]);
});
