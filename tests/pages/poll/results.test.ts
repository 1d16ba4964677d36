import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { effectsRun, insert, plainPage, pollOn } from './poll-page.ts';

test('BEY-03 W-31 POLL-19 results are text: title, votes and share of each option, and which one is mine', async ({
  page,
  freshPoll,
  axe,
}) => {
  const { id } = await freshPoll({
    question: 'Esteu d’acord?',
    options: [
      { title: 'Sí', votes: 1 },
      { title: 'No', votes: 1282 },
    ],
  });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.castVote('Sí');
  await expect(poll.host).toContainText('el vostre vot');
  await expect(poll.host).toMatchAriaSnapshot(`
    - heading "Esteu d’acord?" [level=1]
    - paragraph: 1.284 vots · ja heu votat
    - status: 1.284 vots · ja heu votat
    - group "Esteu d’acord?": Sí el vostre vot 2 vots 0 % No 1.282 vots 100 %
    - paragraph: Gràcies per participar-hi.
  `);
  await axe('ap-poll');
});

test('BEY-03 W-30 the focus goes into the dialog, stays there, comes back, and after the vote goes to the results', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.radio('Sí').check();
  const scrolled = await page.evaluate(() => scrollY);
  await poll.vote.focus();
  await page.keyboard.press('Enter');
  await expect(poll.confirm).toBeFocused();
  const inDialog = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
  const behind = () => page.evaluate(() => document.activeElement?.closest('main, header, footer') !== null);
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('Tab');
    if (!(await inDialog())) expect(await behind(), 'the page behind is inert').toBe(false);
  }
  await page
    .locator('a')
    .first()
    .evaluate((link) => link.focus());
  expect(
    await page
      .locator('a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(false);
  await expect(page.locator('html')).toHaveClass(/ap-body-lock/);

  await page.keyboard.press('Escape');
  await expect(poll.dialog).toHaveCount(0);
  await expect(poll.vote, 'Escape votes for nothing and gives the focus back').toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/ap-body-lock/);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  await page.keyboard.press('Enter');
  await expect(poll.confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(poll.host.getByRole('group')).toBeFocused();
  await expect(poll.percent('Sí')).toHaveText('100 %');
});

test(
  'W-30 POLL-08 the dialog closes by its backdrop, by a script of the page, which is an answer of no, and the login dialog by Escape',
  fullOnly,
  async ({ page, freshPoll }) => {
    const { id } = await freshPoll();
    await page.goto(`/enquestes/${id}`);
    const poll = pollOn(page);
    await poll.radio('Sí').check();
    await poll.vote.click();
    await expect(poll.dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(poll.dialog).toHaveCount(0);
    await expect(poll.vote).toBeFocused();

    await poll.vote.click();
    await poll.dialog.evaluate((dialog: HTMLDialogElement) => dialog.close());
    await expect(poll.dialog).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/ap-body-lock/);
    await poll.vote.click();
    await poll.confirm.click();
    await expect(poll.percent('Sí')).toHaveText('100 %');

    const registered = await freshPoll({ open: false });
    await page.goto(`/enquestes/${registered.id}`);
    await poll.radio('No').check();
    await poll.vote.click();
    await expect(poll.dialog.getByRole('link', { name: 'Inicieu la sessió' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(poll.dialog).toHaveCount(0);
    await expect(poll.vote).toBeFocused();
  },
);

/** What a live region says from now on, a line for each change. */
async function announcements(page: Page) {
  const said = await page.evaluateHandle(() => {
    const list: string[] = [];
    const region = document.querySelector('ap-poll [data-ap-mount] [role="status"]') as HTMLElement;
    new MutationObserver(() => list.push(region.textContent ?? '')).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return list;
  });
  return () => said.jsonValue();
}

test('BEY-03 the status says a change at once, then nothing for 30 seconds, then the newest', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ options: [{ title: 'Sí', votes: 1 }] });
  await page.route('**/api/front/poll/*', () => {});
  await page.clock.install({ time: '2026-03-03T10:00:00Z' });
  await page.clock.pauseAt('2026-03-03T10:00:01Z');
  await page.goto(plainPage);
  const options = JSON.stringify([{ id: '1', title: 'Sí' }]);
  await insert(page, {
    name: 'ap-poll',
    attributes: { 'poll-id': id, active: '', options, 'total-votes': '1' },
  });
  const host = page.locator('ap-poll');
  await expect(host).toContainText('1 vot');
  const said = await announcements(page);
  const setTotal = async (total: number) => {
    await host.evaluate((element, votes) => element.setAttribute('total-votes', String(votes)), total);
    await expect(host.locator('.ap-poll-meta')).toHaveText(`${total} vots`);
    await effectsRun(page);
    await page.clock.runFor(1);
  };
  await setTotal(2);
  await expect.poll(said).toEqual(['2 vots']);
  await setTotal(3);
  await page.clock.runFor(20_000);
  await setTotal(4);
  await page.clock.runFor(9_990);
  expect(await said()).toEqual(['2 vots']);
  await page.clock.runFor(10);
  await expect.poll(said).toEqual(['2 vots', '4 vots']);
});
