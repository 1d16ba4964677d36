import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { hear } from '../../support/pages/poll.ts';
import {
  BULLETIN,
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

test.use({ allow: [/status of (4|5)\d\d/] });

test('PROF-37 SESS-08 subscribes by a switch that follows the server, and saves the profile with it', async ({
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
  const profile = profileOn(page);
  await expect(profile.bulletin).toHaveAttribute('aria-checked', 'false');
  let answer = () => {};
  await page.route(`**${BULLETIN}`, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.continue();
  });
  const bodies = bodiesOf(page, 'POST', BULLETIN);
  const asked = page.waitForRequest(`**${BULLETIN}`);
  await profile.bulletin.press('Space');
  await asked;
  await expect(profile.bulletin).toHaveAttribute('aria-busy', 'true');
  await expect(profile.bulletin).toHaveAttribute('aria-checked', 'false');
  await profile.bulletin.press('Enter');
  answer();
  await expect(profile.bulletin).toHaveAttribute('aria-checked', 'true');
  await expect(profile.drawn.getByText('Rebreu el butlletí.', { exact: true })).toBeVisible();
  const { id } = await rowOf(demo, account);
  expect(bodies).toEqual([{ userId: String(id) }]);
  expect((await rowOf(demo, account)).bulletin).toBe(true);
  await expect(profileOn(other).bulletin).toHaveAttribute('aria-checked', 'true');

  // a later save includes the current value
  const saves = bodiesOf(page, 'PATCH', PROFILE);
  await profile.name.fill('Carme');
  await profile.submit.click();
  await expect(profile.saved).toBeVisible();
  expect(saves).toEqual([expect.objectContaining({ bulletin: true })]);
});

test('PROF-41 SESS-08 reports a failed call, and leaves the switch', async ({ page, loginAs }) => {
  await loginAs('7');
  await page.goto(userPath);
  const profile = profileOn(page);
  const events = await hear(page, 'ap-profile-error', 'ap-session-change');
  await page.route(`**${BULLETIN}`, (route) => route.fulfill({ status: 500, json: {} }));
  await profile.bulletin.click();
  await expect(profile.alert).toHaveText('Ara no s’ha pogut canviar. Torneu-ho a provar.');
  await expect(profile.bulletin).toHaveAttribute('aria-checked', 'true');
  expect(await events()).toEqual([['ap-profile-error', { status: 500, code: '500' }]]);
});

test(
  'PROF-41 SESS-19 turns the switch after a login in place when the session has ended',
  fullOnly,
  async ({ page, demo, freshAccount }) => {
    const account = await freshAccount();
    const profile = await openAs(page, demo, account);
    await expect(profile.bulletin).toHaveAttribute('aria-checked', 'false');
    await profileHasAnswered(page);
    await endSessions(demo, account);
    await profile.bulletin.click();
    await profile.enterAgain(account);
    await expect(profile.bulletin).toHaveAttribute('aria-checked', 'true');
  },
);
