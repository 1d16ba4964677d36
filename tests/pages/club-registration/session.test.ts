import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import {
  answer,
  CLUB,
  clubOn,
  openForm,
  PASSWORD,
  PIN,
  PROFILE,
  posts,
  REGISTER,
  tutor,
} from '../../support/pages/club-registration.ts';

const ANNA = { email: 'anna@example.cat', password: 'Secreta123' };

async function logIn(page: Page, { email, password } = ANNA) {
  const { login } = clubOn(page);
  await login.locator('[name=email]').fill(email);
  await login.locator('[name=password]').fill(password);
  await login.getByRole('button', { name: 'Inicieu la sessió' }).click();
}

/** Fills the account holder's values that the profile lacks. */
async function fillRest(page: Page) {
  const club = clubOn(page);
  await club.fillTutor();
  await club.fillChild();
  await club.own('terms').check();
}

test(
  'CLUB-09 CLUB-31 who came by a network that tells no e-mail is asked for none, and registers without',
  fullOnly,
  async ({ page, demo, freshAccount, loginAs }) => {
    const { email } = await freshAccount();
    const { id } = await demo.db
      .updateTable('users')
      .set({ type: 'social', password_hash: null, email: null, email_validated_at: null })
      .where('email', '=', email)
      .returning('id')
      .executeTakeFirstOrThrow();
    await loginAs(String(id));
    await page.goto(CLUB);
    const club = clubOn(page);
    const bodies = posts(page, REGISTER);
    await expect(club.own('name')).toHaveValue('Pròpia');
    await expect(club.own('email')).toHaveCount(0);
    const { email: _, ...others } = tutor;
    await club.fillTutor(others);
    await club.fillChild();
    await club.own('terms').check();
    await club.next.click();
    await expect(club.host.locator('dt', { hasText: 'Correu electrònic' })).toHaveCount(0);
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    expect(bodies[0]).not.toHaveProperty('email');
    const children = demo.db.selectFrom('users').select('name').where('tutor_id', '=', id);
    expect(await children.execute()).toEqual([{ name: 'Pepet' }]);
  },
);

test('CLUB-10 ROLE-05 a child is told who this is for, and can leave without losing the page', async ({
  page,
  loginAs,
  axe,
}) => {
  await loginAs('30');
  await page.goto(CLUB);
  const club = clubOn(page);
  await expect(club.alert).toContainText('este formulari és per a les persones adultes');
  await expect(club.create).toHaveCount(0);
  await axe('ap-club-registration');
  await club.host.locator('ap-logout').getByRole('button', { name: 'Ix' }).click();
  await expect(club.create).toBeVisible();
  await expect(page).toHaveURL(/\/registre$/);
});

test.describe('where the server refuses', () => {
  test.use({ allow: [/status of (4|5)\d\d/] });

  test(
    'ERR-02 CLUB-33 a user with an account logs in at the summary and keeps the entered data',
    fullOnly,
    async ({ page, context, loginAs }) => {
      await loginAs('7');
      await context.clearCookies({ name: 'ap-session' });
      await page.goto(CLUB);
      const club = clubOn(page);
      await answer(page, REGISTER, 409, { errorCode: 'CLUB_EMAIL_ALREADY_IN_USE' });
      await club.toSummary('anna@example.cat');
      await club.send.click();
      await club.button('Inicieu la sessió').click();
      await expect(club.login.locator('[name=email]')).toHaveValue('anna@example.cat');
      await club.login.locator('[name=password]').fill(ANNA.password);
      await club.login.getByRole('button', { name: 'Inicieu la sessió' }).click();
      await expect(club.own('email')).toHaveAttribute('readonly');
      await expect(club.own('surname')).toHaveValue(tutor.surname);
      await expect(club.own('password')).toHaveCount(0);
      await expect(club.childAt(0).field('pin')).toHaveValue(PIN);
      await expect(club.own('terms')).not.toBeChecked();
    },
  );

  test('BEY-09 CLUB-33 a login after the session ends at step two or three keeps the entered data', async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs('7');
    await page.goto(CLUB);
    const club = clubOn(page);
    await expect(club.own('email')).toHaveValue(ANNA.email);
    await fillRest(page);
    const asksForLogin = async () => {
      await expect(club.heading).toHaveText('La sessió s’ha acabat');
      await expect(club.heading.locator('..')).toBeFocused();
      await expect(club.host.getByText('Carrer Inventat'), 'nothing of the account is seen').toHaveCount(0);
      await expect(club.own('name')).toBeHidden();
      expect(await club.property('data')).toBeNull();
      await expect(club.login.locator('[name=email]')).toHaveValue(ANNA.email);
    };

    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await asksForLogin();
    await logIn(page);
    await expect(club.heading).toHaveText('Vós i les criatures');
    await expect(club.childAt(0).field('pin')).toHaveValue(PIN);
    await club.next.click();
    await expect(club.send).toBeVisible();

    await context.clearCookies({ name: 'ap-session' });
    await club.send.click(); // the server itself reports that the session has ended
    await asksForLogin();
    await logIn(page);
    await expect(club.heading).toHaveText('Reviseu-ho tot');
    const bodies = posts(page, REGISTER);
    await answer(page, REGISTER, 200, { response: {} });
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    expect(bodies[0]).toMatchObject({ id: '7', address: tutor.address, children: [{ pin: PIN }] });

    // the success message stays
    const again = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await context.clearCookies();
    await again();
    await loginAs('8');
    await again();
    await expect.poll(() => page.evaluate(() => window.ap.session.get()?.id)).toBe('8');
    await page.evaluate(() => window.ap.session.reload());
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    expect(await club.step()).toBe('4');
  });

  test('who begins anew without the account stays in the wizard, and Back leads to its beginning', async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs('7');
    await page.goto('/');
    await page.goto(CLUB);
    const club = clubOn(page);
    await expect(club.own('email')).toHaveValue(ANNA.email);
    await fillRest(page);
    await club.next.click();
    await expect(club.send).toBeVisible();
    await context.clearCookies();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await club.button('Comenceu de nou sense entrar').click();
    await expect(club.create).toBeVisible();
    await club.create.click();
    await expect(club.heading).toHaveText('Vós i les criatures');
    await page.goBack();
    await expect(club.create).toBeVisible();
    await expect(page).toHaveURL(/\/registre$/);
  });

  test('CLUB-11 CLUB-12 the first step offers a new account or a login in place', {
    tag: ['@CLUB-32'],
  }, async ({ page }) => {
    await page.goto(CLUB);
    const club = clubOn(page);
    await expect(club.create).toBeVisible();
    await expect(club.haveAccount).toHaveAttribute('aria-expanded', 'false');
    await expect(club.host.locator('input'), 'nothing is asked before the choice').toHaveCount(0);
    await club.create.click();
    await expect(club.heading).toHaveText('Vós i les criatures');
    await page.goBack();

    await test.step('a forgotten password is asked for where one is', async () => {
      await club.haveAccount.click();
      await expect(club.haveAccount).toHaveAttribute('aria-expanded', 'true');
      await expect(club.login.getByRole('link', { name: 'Registreu-vos' }), 'no way leads out').toHaveCount(
        0,
      );
      await club.login.getByRole('link', { name: 'Heu oblidat la contrasenya?' }).click();
      // otherwise the login's field, which will be replaced, would be filled
      await expect(club.login.getByRole('heading', { name: 'Recupereu la contrasenya' })).toBeVisible();
      await club.login.locator('[name=email]').fill(ANNA.email);
      await answer(page, '/api/front/user/recover-password', 200, { response: {} });
      await club.login.getByRole('button', { name: 'Envieu-me el correu' }).click();
      await expect(club.login.getByRole('heading', { name: 'Mireu el correu' })).toBeVisible();
      expect(await club.step()).toBe('1');
      await page.goBack();
      await expect(club.create, 'Back leaves the recovery, not the wizard').toBeVisible();
      await expect(page).toHaveURL(/\/registre$/);
    });

    await logIn(page);
    await expect(club.heading).toHaveText('Vós i les criatures');
    await expect(club.own('email')).toHaveValue(ANNA.email);
    await expect(page).toHaveURL(/\/registre$/);
  });

  test('CLUB-08 CLUB-09 a logged-in user starts at the second step with the profile data filled in', async ({
    page,
    loginAs,
    axe,
  }) => {
    await loginAs('7');
    await page.route(`**${PROFILE}`, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    await page.goto(CLUB);
    const club = clubOn(page);
    await expect(club.alert).toContainText('No hem pogut portar les dades');
    await club.button('Torneu-ho a provar').click();
    const bodies = posts(page, REGISTER);
    const others = posts(page, '/api/front/user/register-adults');
    await answer(page, REGISTER, 200, { response: {} });
    await expect(club.heading).toHaveText('Vós i les criatures');
    await expect(club.own('email')).toHaveValue(ANNA.email);
    await expect(club.own('email')).toHaveAttribute('readonly');
    await expect(club.own('name')).toHaveValue('Anna');
    for (const name of ['emailRepeat', 'password', 'passwordRepeat'])
      await expect(club.own(name)).toHaveCount(0);
    await axe('ap-club-registration');
    await fillRest(page);
    await club.next.click();
    await expect(club.send).toBeVisible();
    await expect(club.captcha).toHaveCount(0);
    await club.send.click();
    await expect(club.heading).toHaveText('Ja sou de La Colla!');
    await expect(club.host.getByRole('link', { name: 'Aneu al vostre perfil' })).toBeVisible();
    expect(bodies).toEqual([
      {
        id: '7',
        ...tutor,
        email: ANNA.email,
        bulletin: expect.any(Boolean),
        laCollaBulletin: expect.any(Boolean),
        terms: true,
        children: [{ name: 'Pepet', surname: 'Inventat', birthdate: '2018-05-02', pin: PIN }],
      },
    ]);
    expect(others).toEqual([]);
  });
});

test(
  'CLUB-33 BEY-07 another tab logs in, leaves, and comes in as somebody else',
  fullOnly,
  async ({ page, context, loginAs }) => {
    const club = await openForm(page);
    await club.own('phone').fill('600999888');
    await club.own('password').fill(PASSWORD);
    const again = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

    await loginAs('7');
    await again();
    await expect(club.own('email')).toHaveValue(ANNA.email);
    await expect(club.own('phone'), 'what was typed stays').toHaveValue('600999888');
    await club.fillChild();

    await context.clearCookies();
    await again();
    await expect(club.heading).toHaveText('La sessió s’ha acabat');

    await loginAs('8');
    await again();
    await expect(club.host).toContainText('Ara heu entrat amb un altre compte');
    await expect(club.own('phone')).not.toHaveValue('600999888');
    await expect(club.childAt(0).field('name'), 'nothing of one account is another’s').toHaveValue('');

    await context.clearCookies();
    await again();
    await club.button('Comenceu de nou sense entrar').click();
    await expect(club.create).toBeVisible();
  },
);
