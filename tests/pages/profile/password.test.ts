import type { APIRequest } from '@playwright/test';
import type { OwnAccount } from '../../../demo/testing/accounts.ts';
import { expect, test, type Visit } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { loseAnswer } from '../../support/pages/lose-answer.ts';
import { bodiesOf, enter, openAs, PROFILE } from '../../support/pages/profile.ts';

test.use({ allow: [/status of 40\d|ERR_CONNECTION_RESET/] });

const NEXT = 'UnaDeNova26';

interface Given extends Pick<Visit, 'page' | 'demo'> {
  freshAccount(): Promise<OwnAccount>;
  playwright: { request: APIRequest };
}

test(
  'PROF-15 PROF-43 sends a repeated new password with the current one, and none once it is closed',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const profile = await openAs(page, demo, await freshAccount());
    const bodies = bodiesOf(page, 'PATCH', PROFILE);
    await profile.changePassword.click();
    for (const [current, next, repeat, field, message] of [
      ['', NEXT, NEXT, 'password', 'Per a canviar la contrasenya, escriviu també l’actual.'],
      ['Secreta123', '', '', 'newPassword', 'Trieu una contrasenya.'],
      ['Secreta123', NEXT, 'UnaAltra26', 'repeatPassword', 'Les dos contrasenyes no són iguals.'],
      ['Secreta123', NEXT, '', 'repeatPassword', 'Repetiu la contrasenya.'],
      ['Secreta123', 'Curta1', 'Curta1', 'newPassword', '8 caràcters o més'],
      ['Secreta123', 'totesminuscules', 'totesminuscules', 'newPassword', 'majúscules i minúscules'],
    ] as const)
      await test.step(`«${current}», «${next}», «${repeat}»`, async () => {
        await profile.current.fill(current);
        await profile.newPassword.fill(next);
        await profile.repeat.fill(repeat);
        await profile.submit.press('Enter');
        await expect(profile.message(field)).toContainText(message);
        // the message may appear on blur: the focus on the field shows that the submit has been checked
        await expect(profile.drawn.locator(`[name=${field}]`)).toBeFocused();
      });
    expect(bodies).toEqual([]);

    await profile.drawn.getByRole('button', { name: 'Deixeu la que teniu' }).click();
    await expect(profile.current).toHaveCount(0);
    await profile.submit.click();
    await expect(profile.saved).toBeVisible();
    expect(bodies).toEqual([expect.objectContaining({ password: null, newPassword: null })]);
  },
);

test('PROF-12 PROF-23 rejects a wrong current password or a weak new one, and keeps the session', async ({
  page,
  demo,
  freshAccount,
}) => {
  const account = await freshAccount();
  const profile = await openAs(page, demo, account);
  const bodies = bodiesOf(page, 'PATCH', PROFILE);
  await test.step('a wrong current password: only the passwords are to be typed again', async () => {
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

  const fill = async (next: string) => {
    await profile.current.fill(account.password);
    await profile.newPassword.fill(next);
    await profile.repeat.fill(next);
  };
  await fill('Password1');
  await profile.repeat.press('Enter');
  await expect(profile.drawn.getByText('massa fàcil d’endevinar')).toBeVisible();

  await fill(NEXT);
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  await expect(profile.current).toHaveCount(0);
  await expect(profile.changePassword).toBeVisible();
  expect(bodies, 'the easy one was not sent').toHaveLength(2);
  expect(bodies[1]).toMatchObject({ password: account.password, newPassword: NEXT });
  expect(bodies[1]).not.toHaveProperty('repeatPassword');
  await enter(page, demo, { ...account, password: NEXT });

  await test.step('this session has gone on', async () => {
    await profile.name.fill('Carmina');
    await expect(profile.saved).toHaveCount(0);
    await profile.submit.click();
    await expect(profile.saved).toBeVisible();
    expect(bodies[2]).toMatchObject({ name: 'Carmina', password: null, newPassword: null });
  });
});

/** Changes the password on the server; the browser receives neither the response nor the new session's cookies. */
async function loseChange({ page, demo, freshAccount, playwright }: Given) {
  const account = await freshAccount();
  const profile = await openAs(page, demo, account);
  await loseAnswer(page, playwright.request, `**${PROFILE}`, 'PATCH');
  await profile.name.fill('Carme');
  await profile.openPassword(account.password, NEXT);
  await profile.submit.click();
  await expect(profile.alert).toContainText('No sabem si els canvis s’han guardat.');
  await expect(profile.newPassword).toHaveValue(NEXT);
  return { profile, account: { ...account, password: NEXT }, bodies: bodiesOf(page, 'PATCH', PROFILE) };
}

test('PROF-12 PROF-23 finishes a password change whose response was lost on the second press', async ({
  page,
  demo,
  freshAccount,
  playwright,
}) => {
  const { profile, account, bodies } = await loseChange({ page, demo, freshAccount, playwright });
  await profile.submit.click();
  await profile.enterAgain(account);
  await expect(profile.saved).toBeVisible();
  await expect(profile.alert).toHaveCount(0);
  expect(bodies.at(-1)).toMatchObject({ name: 'Carme', password: NEXT, newPassword: NEXT });
  await expect(profile.changePassword, 'nothing is left of it').toBeVisible();
  await enter(page, demo, account);
});

test(
  'PROF-23 W-15 after a lost answer another wrong current password is wrong all the same',
  fullOnly,
  async ({ page, demo, freshAccount, playwright }) => {
    const { profile, account, bodies } = await loseChange({ page, demo, freshAccount, playwright });
    await enter(page, demo, account);
    await profile.current.fill('NoEraEixa1');
    await profile.newPassword.fill('UnaAltra26');
    await profile.repeat.fill('UnaAltra26');
    await profile.submit.click();
    await expect(profile.alert).toHaveText('La contrasenya actual no és correcta.');
    expect(bodies).toEqual([expect.objectContaining({ password: 'NoEraEixa1' })]);
  },
);
