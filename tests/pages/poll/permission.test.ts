import { expect, test } from '../../support/demo.ts';
import { hear, pollOn } from './poll-page.ts';

test('POLL-16 POLL-17 SESS-12 SITE-02 an anonymous visitor votes in an open poll, a logged-in one and a child in any', async ({
  page,
  freshPoll,
  loginAs,
}) => {
  for (const [userId, open, title] of [
    [undefined, true, 'Sí'],
    ['7', false, 'No'],
    ['7', true, 'No'],
    ['30', false, 'Sí'],
  ] as const)
    await test.step(`${userId ?? 'nobody'}, ${open ? 'open' : 'for registered visitors'}`, async () => {
      if (userId) await loginAs(userId);
      const { id } = await freshPoll({ open });
      await page.goto(`/enquestes/${id}`);
      const poll = pollOn(page);
      await poll.castVote(title);
      await expect(poll.percent(title)).toHaveText('100 %');
    });
});

test('POLL-18 POLL-30 SESS-22 elsewhere an anonymous vote asks for an option, then for a login, which the page may do itself, and whose link remembers the page', async ({
  page,
  freshPoll,
  axe,
}) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(`/enquestes/${id}?origen=portada#vot`);
  const address = page.url();
  const poll = pollOn(page);
  const events = await hear(page, 'ap-login-required');
  await poll.vote.click();
  await expect(poll.alert).toHaveText('Heu de triar una opció.');
  await expect(poll.dialog).toHaveCount(0);

  await poll.radio('Sí').check();
  await page.evaluate(() =>
    document.addEventListener('ap-login-required', (event) => event.preventDefault(), { once: true }),
  );
  const required = ['ap-login-required', { reason: 'poll', backUrl: address }];
  await poll.vote.click();
  await expect.poll(events).toEqual([required]);
  await expect(poll.alert).toHaveCount(0);
  await expect(poll.dialog).toHaveCount(0);

  await poll.vote.click();
  await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
  await expect(poll.confirm).toHaveCount(0);
  expect(await events()).toEqual([required, required]);
  await axe('dialog');
  expect(await page.evaluate(() => localStorage.getItem('backUrl')), 'not before it is followed').toBeNull();

  await poll.dialog.getByRole('link', { name: 'Inicieu la sessió' }).click();
  await expect(page).toHaveURL(/\/acces$/);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBe(address);
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
