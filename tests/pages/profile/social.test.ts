import { ownAccount } from '../../../demo/testing/accounts.ts';
import { mailsTo } from '../../../demo/testing/mails.ts';
import { expect, test, type Visit } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { hear } from '../../support/pages/poll.ts';
import { bodiesOf, PROFILE, profileOn, rowOf, userPath } from '../../support/pages/profile.ts';

/** Logs in with a test account from a social network, and opens its profile. */
async function openSocial({ page, demo, loginAs }: Visit, fields: object = {}, path = userPath) {
  const account = await ownAccount(demo.db);
  const { id } = await demo.db
    .updateTable('users')
    .set({ type: 'social', password_hash: null, ...fields })
    .where('email', '=', account.email)
    .returning('id')
    .executeTakeFirstOrThrow();
  await loginAs(String(id));
  await page.goto(path);
  return { account, profile: profileOn(page) };
}

test('SOC-05 SOC-08 hides password fields after a social login, and sends none', async ({
  page,
  demo,
  loginAs,
}) => {
  const { profile } = await openSocial({ page, demo, loginAs });
  await expect(profile.heading).toHaveText('El meu perfil');
  await expect(profile.name).toHaveValue('Pròpia');
  await expect(profile.changePassword).toHaveCount(0);
  await expect(profile.drawn.locator('[type=password]')).toHaveCount(0);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.name.fill('Joana');
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(bodies[0]).not.toHaveProperty('password');
  expect(bodies[0]).not.toHaveProperty('newPassword');
});

test('PROF-22 SOC-08 a tutor with a social login gets a mail to create a first password', async ({
  page,
  demo,
  loginAs,
}) => {
  const tutor = { type: 'adult', is_registered_in_la_colla: true };
  const { account, profile } = await openSocial({ page, demo, loginAs }, tutor, `${userPath}?site=lacolla`);
  await expect(profile.name).toHaveValue('Pròpia');
  await expect(profile.changePassword).toHaveCount(0);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await profile.name.fill('Joana');
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(bodies[0]).not.toHaveProperty('newPassword');
  await profile.drawn.getByRole('button', { name: 'Creeu una contrasenya' }).dblclick();
  await expect(profile.drawn.getByText(`Hem enviat un correu a ${account.email}`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(demo, account.email)).length).toBe(1);
  const [mail] = await mailsTo(demo, account.email);
  expect(mail?.text).toContain('/restablir-contrasenya?token=');
});

for (const site of ['apunt', 'lacolla'])
  test(`SOC-06 PROF-01 on ${site} an incomplete first social login asks for the missing data`, async ({
    page,
    demo,
    loginAs,
    axe,
  }) => {
    const incomplete = { surname: '', birthdate: null };
    const { account, profile } = await openSocial(
      { page, demo, loginAs },
      incomplete,
      `${userPath}?site=${site}`,
    );
    const events = await hear(page, 'ap-tab-change');
    await expect(profile.heading).toHaveText('Completeu les vostres dades');
    await expect(profile.alert).toContainText('completeu les vostres dades');
    await expect(profile.alert).toContainText('Encara falta: Cognoms, Data de naixement.');
    await expect(profile.drawn.locator('label', { hasText: 'Data de naixement' })).not.toContainText(
      'opcional',
    );
    await expect(profile.menu).not.toContainText('Completeu');
    await expect(profile.field('address')).toHaveCount(0);
    if (site === 'apunt') await axe('ap-profile'); // the same form
    await profile.surname.fill('Mira');
    await profile.birthdate.fill('1993-07-21');
    await profile.submit.click();
    await expect(profile.heading).toHaveText('El meu perfil');
    await expect(profile.saved).toBeVisible();
    await expect(profile.alert).toHaveCount(0);
    await expect(profile.field('address')).toHaveCount(site === 'lacolla' ? 1 : 0);
    expect(await events()).toContainEqual(['ap-tab-change', { tab: 'user' }]);
    expect(await rowOf(demo, account)).toMatchObject({ surname: 'Mira', birthdate: '1993-07-21' });
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  });

test(
  'SOC-06 SOC-09 the address asks them too, and nobody else, and the CMS may say it in its own words',
  fullOnly,
  async ({ page, demo, loginAs }) => {
    await page.route(
      (url) => url.pathname === userPath,
      async (route) => {
        const answer = await route.fetch();
        const html = (await answer.text()).replace(
          '</ap-profile>',
          '<p slot="rrss-alert">Un últim pas.</p></ap-profile>',
        );
        await route.fulfill({ response: answer, body: html });
      },
    );
    const { profile } = await openSocial({ page, demo, loginAs }, { surname: '' }, `${userPath}?tab=rrss`);
    await expect(profile.alert).toContainText('Un últim pas.');
    await expect(profile.alert).not.toContainText('Ja heu entrat');
    await expect(profile.heading).toHaveText('Completeu les vostres dades');
    // an account without missing data, and one without a social network
    for (const id of ['9', '7']) {
      await loginAs(id);
      await page.goto(`${userPath}?tab=rrss`);
      await expect(profile.name).toBeVisible();
      await expect(profile.heading).toHaveText('El meu perfil');
    }
  },
);
