import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly, inFull } from '../../support/in-full.ts';
import { pollOn } from '../../support/pages/poll.ts';

/** Chooses and presses as an anonymous visitor, until the login dialog opens. */
async function wish(page: Page, pollId: string, title: string) {
  await page.goto(`/enquestes/${pollId}`);
  const poll = pollOn(page);
  await poll.radio(title).check();
  await poll.vote.click();
  await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
  return poll;
}

const intent = (page: Page) => page.evaluate(() => sessionStorage.getItem('ap-intent'));

test('BEY-08 STOR-05 offers the wanted vote once after the login, and counts it when confirmed', async ({
  page,
  freshPoll,
  loginAs,
}) => {
  const { id } = await freshPoll({ open: false });
  const poll = await wish(page, id, 'Sí');
  expect(JSON.parse((await intent(page)) ?? '')).toEqual({
    kind: 'poll',
    id,
    optionId: expect.any(String),
    at: expect.any(Number),
  });
  await loginAs('7');
  await page.reload();
  await expect(poll.dialog).toHaveAccessibleName('Confirmeu el vot');
  await expect(poll.dialog).toContainText('Sí');
  expect(await intent(page)).toBeNull();
  await poll.confirm.click();
  await expect(poll.percent('Sí')).toHaveText('100 %');
  await page.reload();
  await expect(poll.host.locator('[data-ap-mount] [data-mine]')).toContainText('Sí');
  await expect(poll.dialog).toHaveCount(0);
});

test(
  'BEY-08 forgets the wish of who declines the login, and makes a declined offer only once',
  fullOnly,
  async ({ page, freshPoll, loginAs }) => {
    const { id } = await freshPoll({ open: false });
    const poll = await wish(page, id, 'No');
    await poll.dialog.getByRole('button', { name: 'Ara no' }).click();
    expect(await intent(page)).toBeNull();

    await poll.vote.click();
    await expect(poll.dialog).toHaveAccessibleName('Cal iniciar la sessió');
    await loginAs('7');
    await page.reload();
    await poll.dialog.getByRole('button', { name: 'Cancel·leu' }).click();
    await expect(poll.dialog).toHaveCount(0);
    await expect(poll.radio('No')).toBeChecked();
    await page.reload();
    await expect(poll.radio('No')).not.toBeChecked();
    await expect(poll.dialog).toHaveCount(0);
  },
);

test(
  'BEY-08 offers the vote after a login in another tab',
  fullOnly,
  async ({ page, context, freshPoll, loginAs }) => {
    const { id } = await freshPoll({ open: false });
    const poll = await wish(page, id, 'Sí');
    await loginAs('7');
    const other = await context.newPage();
    await other.goto('/condicions-d-us');
    await other.evaluate(() => window.ap.session.reload());
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(poll.dialog).toHaveAccessibleName('Confirmeu el vot');
  },
);

test('BEY-08 never offers a wish to another user', async ({ page, freshPoll, loginAs }) => {
  const { id } = await freshPoll({ open: false });
  const poll = await wish(page, id, 'Sí');
  await loginAs('7');
  await page.goto('/condicions-d-us'); // Anna does not come back to the poll
  await page.context().clearCookies();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await loginAs('9');
  await page.goto(`/enquestes/${id}`);
  await expect(poll.radio('Sí')).toBeVisible();
  await expect(poll.radio('Sí')).not.toBeChecked();
  await expect(poll.dialog).toHaveCount(0);
});

test(
  'BEY-08 STOR-05 forgets a wish after a quarter of an hour',
  fullOnly,
  async ({ page, freshPoll, loginAs }) => {
    const { id } = await freshPoll({ open: false });
    await page.clock.setFixedTime(new Date());
    for (const [later, isOffered] of [
      [15 * 60_000 - 1, true],
      [15 * 60_000, false],
    ] as const) {
      await page.context().clearCookies();
      const poll = await wish(page, id, 'Sí');
      await page.evaluate((by) => {
        const wanted = JSON.parse(sessionStorage.getItem('ap-intent') ?? '');
        sessionStorage.setItem('ap-intent', JSON.stringify({ ...wanted, at: wanted.at - by }));
      }, later);
      await loginAs('7');
      await page.reload();
      await expect(poll.radio('Sí')).toBeVisible();
      await expect(poll.radio('Sí')).toBeChecked({ checked: isOffered });
    }
  },
);

test(
  'BEY-08 ignores a wish that was tampered with or whose option is gone',
  fullOnly,
  async ({ page, freshPoll, loginAs }) => {
    const { id } = await freshPoll({ open: false });
    await page.goto(`/enquestes/${id}`);
    await loginAs('7');
    const poll = pollOn(page);
    const withoutOption = `{"kind":"poll","id":"${id}"}`;
    for (const value of inFull(['{', 'null', withoutOption], '7', '{"kind":"poll","id":"other","at":9e15}')) {
      await page.evaluate((stored) => sessionStorage.setItem('ap-intent', stored), value);
      await page.reload();
      await expect(poll.radio('Sí')).toBeVisible();
      await expect(poll.dialog).toHaveCount(0);
    }
  },
);
