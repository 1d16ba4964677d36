import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import { hear } from '../../support/pages/poll.ts';
import { bodiesOf, enter, PROFILE, profileOn, rowOf, userPath } from '../../support/pages/profile.ts';

/** Console messages of the rejections that these tests provoke. */
test.use({ allow: [/status of (4|5)\d\d/] });

test('PROF-24 PROF-40 shows the server’s reasons for a refusal and keeps the entered data', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  await page.route(`**${PROFILE}`, (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(userPath);
  const profile = profileOn(page);
  await expect(profile.surname).toHaveValue('');
  const again = profile.drawn.getByRole('button', { name: 'Torneu-ho a provar' });
  await expect(again).toBeVisible();
  await page.unroute(`**${PROFILE}`);
  const answer = await holdBack(page, `**${PROFILE}`);
  await again.press('Enter');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again, 'the form stays').toBeFocused();
  answer.release();
  await expect(profile.surname).toHaveValue('Ferrer Vidal');
  await expect(profile.name).toBeFocused();
  await expect(profile.email).toHaveValue('anna@example.cat');

  await page.route(`**${PROFILE}`, (route) =>
    route.fulfill({ status: 400, json: { httpCode: 400, errorCode: 'INVALID_FIELDS' } }),
  );
  const events = await hear(page, 'ap-profile-error');
  await profile.name.fill('Anneta');
  await profile.submit.click();
  await expect(profile.alert).toContainText('No s’han pogut guardar els canvis.');
  await expect(profile.alert).toContainText('Les dades no són vàlides.');
  await expect(profile.name).toHaveValue('Anneta');
  expect(await events()).toEqual([['ap-profile-error', { status: 400, code: 'INVALID_FIELDS' }]]);
  expect(await profile.status()).toBe('error');

  await page.route(`**${PROFILE}`, (route) => route.fulfill({ status: 503, json: {} }));
  await profile.submit.click();
  await expect(profile.alert).toContainText('torneu-ho a provar d’ací a una estona');
});

/** Loads the profile only at the second try, after the user has already typed a surname. */
async function comesWhileTyping(page: Page) {
  let fails = true;
  await page.route(`**${PROFILE}`, async (route) => {
    if (route.request().method() === 'PATCH') return route.fulfill({ status: 503, json: {} });
    return fails ? route.fulfill({ status: 500, json: {} }) : route.fallback();
  });
  await page.goto(`${userPath}?site=lacolla`);
  const profile = profileOn(page);
  const again = profile.drawn.getByRole('button', { name: 'Torneu-ho a provar' });
  await expect(again).toBeVisible();
  fails = false;
  const answer = await holdBack(page, `**${PROFILE}`);
  await again.click();
  await profile.surname.fill('Nova');
  const answered = page.waitForResponse(`**${PROFILE}`);
  answer.release();
  await answered;
  await expect(profile.changePassword, 'the profile has come').toBeVisible();
  await expect(profile.surname).toHaveValue('Nova');
  await expect(profile.drawn.getByText('Encara no s’han pogut portar')).toHaveCount(0);
  return profile;
}

test(
  'PROF-30 PROF-40 shows what has come late when nothing is typed any more',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    const profile = await comesWhileTyping(page);
    const note = profile.drawn.getByText('Es guardarà només el que canvieu');
    await expect(note).toBeVisible();
    await profile.surname.fill('');
    await expect(profile.surname, 'what has come is shown when nothing is typed any more').toHaveValue(
      'Ferrer Vidal',
    );
    await expect(note).toHaveCount(0);
  },
);

test('PROF-30 PROF-40 saves no field that nobody has seen, though the profile has come meanwhile', async ({
  page,
  loginAs,
}) => {
  await loginAs('7');
  const profile = await comesWhileTyping(page);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.submit.click();
  await expect.poll(() => bodies).toHaveLength(1);
  expect(bodies[0]).not.toHaveProperty('address');
  expect(bodies[0]).toMatchObject({ surname: 'Nova' });
});

test(
  'PROF-30 PROF-40 fills the form from the session when the profile cannot be loaded',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const account = await freshAccount();
    await demo.db
      .updateTable('users')
      .set({ phone: '600111222', city: 'Alcoi', bulletin: true })
      .where('email', '=', account.email)
      .execute();
    await enter(page, demo, account);
    await page.route(`**${PROFILE}`, (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    );
    await page.goto(`${userPath}?site=lacolla`);
    const profile = profileOn(page);
    await expect(profile.name).toHaveValue('Pròpia');
    await expect(profile.alert).toHaveCount(0);
    expect(await profile.status()).toBe('error');
    const logged = await page.evaluate(() => window.ap.errors.map(({ message }) => message));
    expect(logged).toContainEqual('GET /api/front/user/profile 500');
    await test.step('that it has failed again is said again', async () => {
      const said = profile.drawn.getByRole('status').filter({ hasText: 'Encara no s’han pogut portar' });
      await expect(said).toHaveCount(0);
      await profile.drawn.getByRole('button', { name: 'Torneu-ho a provar' }).click();
      await expect(said).toHaveCount(1);
    });
    const bodies = bodiesOf(page, 'PATCH', PROFILE);
    await profile.surname.fill('Nova');
    await profile.field('address').fill('Plaça, 1');
    await profile.submit.click();
    await expect(profile.saved).toBeVisible();
    expect(bodies).toEqual([
      {
        id: expect.any(String),
        surname: 'Nova',
        address: 'Plaça, 1',
        bulletin: true,
        password: null,
        newPassword: null,
      },
    ]);
    expect(await rowOf(demo, account)).toMatchObject({
      phone: '600111222',
      city: 'Alcoi',
      birthdate: '1990-01-01',
    });
  },
);
