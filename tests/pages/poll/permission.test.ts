import { expect, test } from '../../support/demo.ts';
import { hear, pollOn } from './poll-page.ts';

test('POLL-17 SITE-02 an anonymous visitor votes in an open poll', async ({ page, freshPoll }) => {
  const { id } = await freshPoll({ open: true });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.castVote('Sí');
  await expect(poll.percent('Sí')).toHaveText('100 %');
});

test('POLL-18 SESS-22 elsewhere an anonymous vote asks for a login, whose link remembers the page', async ({
  page,
  freshPoll,
  axe,
}) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}?origen=portada#vot`);
  const address = page.url();
  const poll = pollOn(page);
  const events = await hear(page, 'ap-login-required');
  await poll.radio('Sí').check();
  await poll.vote.click();
  await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
  await expect(poll.confirm).toHaveCount(0);
  expect(await events()).toEqual([['ap-login-required', { reason: 'poll', backUrl: address }]]);
  await axe('dialog');
  expect(await page.evaluate(() => localStorage.getItem('backUrl')), 'not before it is followed').toBeNull();

  await poll.dialog.getByRole('link', { name: 'Inicieu la sessió' }).click();
  await expect(page).toHaveURL(/\/acces$/);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBe(address);
});

test('POLL-18 a page may ask for the login itself', async ({ page, freshPoll }) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.radio('Sí').check();
  await page.evaluate(() =>
    document.addEventListener('ap-login-required', (event) => event.preventDefault()),
  );
  const events = await hear(page, 'ap-login-required');
  await poll.vote.click();
  await expect.poll(async () => (await events()).length).toBe(1);
  await expect(poll.dialog).toHaveCount(0);
});

test('POLL-16 POLL-17 a logged-in user votes, whether the poll is open or not', async ({
  page,
  freshPoll,
  loginAs,
}) => {
  await loginAs('7');
  for (const open of [false, true]) {
    const { id } = await freshPoll({ open });
    await page.goto(`/enquestes/${id}`);
    const poll = pollOn(page);
    await poll.castVote('No');
    await expect(poll.percent('No')).toHaveText('100 %');
  }
});

test('POLL-16 SESS-12 a child member votes like any user', async ({ page, freshPoll, loginAs }) => {
  await loginAs('30');
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.castVote('Sí');
  await expect(poll.percent('Sí')).toHaveText('100 %');
});

test('POLL-30 messages come in their order: option, then permission, then confirmation', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.vote.click();
  await expect(poll.alert).toHaveText('Heu de triar una opció.');
  await expect(poll.dialog).toHaveCount(0);
  await poll.radio('Sí').check();
  await poll.vote.click();
  await expect(poll.alert).toHaveCount(0);
  await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
});

test.describe('when the session has ended meanwhile', () => {
  test.use({ allow: [/status of 401/] });

  test('SESS-19 POLL-18 a 401 asks once who is logged in, empties the user and offers the login', async ({
    page,
    context,
    freshPoll,
    loginAs,
  }) => {
    const { id } = await freshPoll({ open: false });
    await loginAs('7');
    await page.goto(`/enquestes/${id}`);
    const poll = pollOn(page);
    const events = await hear(page, 'ap-session-change');
    const profiles: string[] = [];
    page.on('request', (request) => request.url().includes('/user/profile') && profiles.push(request.url()));
    await poll.radio('Sí').check();
    await context.clearCookies({ name: 'ap-session' });

    await poll.vote.click();
    await poll.confirm.click();
    await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
    await expect(poll.radio('Sí')).toBeChecked();
    expect(profiles).toHaveLength(1);
    expect(await events()).toEqual([
      ['ap-session-change', { user: null, previousId: '7', reason: 'expired' }],
    ]);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('nx-session-user');
  });
});
