import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import {
  bodiesOf,
  endSessions,
  enter,
  openAs,
  PROFILE,
  profileOn,
  rowOf,
  userPath,
} from '../../support/pages/profile.ts';
import { profileHasAnswered } from '../../support/pages/profile-has-answered.ts';

test.use({ allow: [/status of 401/] });

test('BEY-09 SESS-19 a login in place saves the entered data after the session has ended', async ({
  page,
  demo,
  freshAccount,
  axe,
}) => {
  const [account, another] = [await freshAccount(), await freshAccount()];
  await demo.db.updateTable('users').set({ name: 'Roser' }).where('email', '=', another.email).execute();
  const profile = await openAs(page, demo, account);
  await profileHasAnswered(page);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.name.fill('Carme');
  await endSessions(demo, account);
  await profile.submit.click();
  const login = page.getByRole('dialog', { name: 'La sessió s’ha acabat' });
  await expect(login.locator('ap-login')).toHaveAttribute('data-ap-state', 'ready');
  await axe('ap-profile');
  await profile.enterAgain(account);
  await expect(profile.saved).toBeVisible();
  await expect(login).toHaveCount(0);
  await expect(page).toHaveURL(userPath);
  expect(bodies).toHaveLength(2);
  expect(await rowOf(demo, account)).toMatchObject({ name: 'Carme' });

  await profile.name.fill('Carmina');
  await endSessions(demo, account);
  await profile.submit.click();
  await profile.enterAgain(another);
  await expect(profile.name).toHaveValue('Roser');
  await expect(profile.dialog).toHaveCount(0);
  await expect(profile.alert).toHaveCount(0);
  expect(await rowOf(demo, another)).toMatchObject({ name: 'Roser' });

  await profile.name.fill('Carmina');
  await endSessions(demo, another);
  await profile.submit.click();
  await profile.dialog.getByRole('button', { name: 'Ara no' }).click();
  await page.waitForURL(/\/acces$/);
});

test(
  'BEY-09 keeps typed values when the session ends in another tab',
  fullOnly,
  async ({ page, context, demo, freshAccount }) => {
    const account = await freshAccount();
    const profile = await openAs(page, demo, account);
    await profile.name.fill('Carme');
    await endSessions(demo, account);
    const other = await context.newPage();
    await other.goto('/');
    await other.evaluate(() => window.ap.session.reload());
    await expect(page.getByRole('dialog', { name: 'La sessió s’ha acabat' })).toBeVisible();
    await profile.enterAgain(account);
    await expect(profile.dialog).toHaveCount(0);
    await expect(profile.name).toHaveValue('Carme');
    await profile.submit.click();
    await expect(profile.saved).toBeVisible();
  },
);

test('BEY-09 SESS-19 keeps the entered data when another tab has ended the session unnoticed', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  const profile = await openAs(page, demo, account);
  await profileHasAnswered(page);
  await profile.name.fill('Carme');
  await endSessions(demo, account);
  // a page that requires a login redirects, and deletes both cookies
  await page.request.get(userPath);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByRole('dialog', { name: 'La sessió s’ha acabat' })).toBeVisible();
  await profile.enterAgain(account);
  await expect(profile.dialog).toHaveCount(0);
  await expect(profile.name).toHaveValue('Carme');
});

test(
  'BEY-09 asks before what was typed goes with a login that was closed without a word',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const account = await freshAccount();
    const profile = await openAs(page, demo, account);
    await profileHasAnswered(page);
    await profile.name.fill('Carmina');
    await endSessions(demo, account);
    await profile.submit.click();
    await expect(profile.dialog).toBeVisible();
    const asked = new Promise((resolve) => {
      page.once('dialog', async (question) => {
        await question.dismiss();
        resolve(question.type());
      });
    });
    await page.keyboard.press('Escape');
    expect(await asked).toBe('beforeunload');
    await expect(profile.name).toHaveValue('Carmina');
    await expect(profile.dialog).toHaveCount(0);
  },
);

test(
  'PROF-02 SESS-19 leads to the login when the session ends and nothing was typed',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const account = await freshAccount();
    await enter(page, demo, account);
    await page.goto(userPath);
    await expect(profileOn(page).name).toBeVisible();
    await endSessions(demo, account);
    // after this evaluation returns: the page navigates meanwhile
    await page.evaluate(() => void setTimeout(() => window.ap.session.reload()));
    await page.waitForURL(/\/acces$/);
  },
);

test(
  'BEY-09 PROF-02 leads to the login when the session ends after everything was saved',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const account = await freshAccount();
    const profile = await openAs(page, demo, account);
    await profileHasAnswered(page);
    await profile.name.fill('Carme');
    await profile.submit.click();
    await expect(profile.saved).toBeVisible();
    await endSessions(demo, account);
    // after the evaluation returns, since the page navigates meanwhile
    await page.evaluate(() => void setTimeout(() => window.ap.session.reload()));
    await page.waitForURL(/\/acces$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);
