import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import { couldBeDrawn, pollOn } from '../../support/pages/poll.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, allow: [/status of 400/] });

  test('POLL-07 POLL-13 asks for an option and a confirmation, then shows the results', async ({
    page,
    freshPoll,
  }) => {
    const { id } = await freshPoll({ question: 'Sí o no?' });
    await page.goto(`/enquestes/${id}`);
    await page.getByRole('button', { name: 'Voteu' }).click();
    await expect(page.getByRole('alert')).toHaveText('Heu de triar una opció.');

    await page.getByRole('radio', { name: 'No' }).check();
    await page.getByRole('button', { name: 'Voteu' }).click();
    await expect(page.getByText('Votareu «No».')).toBeVisible();
    await page.getByRole('button', { name: 'Envieu el vot' }).click();

    const poll = page.locator('ap-poll');
    await expect(poll).toContainText('1 vot · ja heu votat');
    await expect(poll.locator('[data-mine]')).toContainText('No');
    await page.reload();
    await expect(poll).toContainText('1 vot · ja heu votat');
    await expect(page.getByRole('radio')).toHaveCount(0);
  });
});

test('POLL-28 BEY-03 what was chosen before the widget was there is chosen in it, and the focus stays', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  const chunks = await holdBack(page, '**/chunks/poll-*.js');
  await page.goto(`/enquestes/${id}`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'No' }).check();
  await expect(page.getByRole('radio', { name: 'No' })).toBeFocused();
  chunks.release();

  const poll = pollOn(page);
  await expect(poll.radio('No')).toBeChecked();
  await expect(poll.radio('No')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(poll.radio('Sí')).toBeChecked();
  await poll.vote.click();
  await poll.confirm.click();
  await expect(poll.percent('Sí')).toHaveText('100 %');
});

test.describe('a press that is held', () => {
  test.use({ hasTouch: true });
  for (const by of ['the mouse', 'a finger', 'the space bar'] as const)
    test(`POLL-28 keeps a press by ${by} that is held while the widget loads`, async ({
      page,
      freshPoll,
    }) => {
      const { id } = await freshPoll();
      const chunks = await holdBack(page, '**/chunks/poll-*.js');
      await page.goto(`/enquestes/${id}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => 'ap' in window); // who hears presses
      const option = page.locator('ap-poll label').last();
      await option.scrollIntoViewIfNeeded();
      const box = await option.boundingBox();
      const { end } = await press(page, by, { x: (box?.x ?? 0) + 100, y: (box?.y ?? 0) + 20 });
      chunks.release();
      await couldBeDrawn(page, 'ap-poll');
      const poll = pollOn(page);
      await expect(poll.host).not.toHaveAttribute('data-ap-state', 'ready');

      await end();
      await expect(poll.host).toHaveAttribute('data-ap-state', 'ready');
      await expect(poll.radio('No')).toBeChecked();
    });
});

/** Starts a press on the last option. */
async function press(
  page: Page,
  by: 'the mouse' | 'a finger' | 'the space bar',
  point: { x: number; y: number },
) {
  if (by === 'the mouse') {
    await page.mouse.move(point.x, point.y);
    await page.mouse.down();
    return { end: () => page.mouse.up() };
  }
  if (by === 'the space bar') {
    await page.locator('ap-poll input').last().focus();
    await page.keyboard.down(' ');
    return { end: () => page.keyboard.up(' ') };
  }
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  return { end: () => touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }) };
}

test('POLL-04 POLL-12 a vote by the form is known to the widget, on its page and on the next', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  const chunks = await holdBack(page, '**/chunks/poll-*.js');
  await page.goto(`/enquestes/${id}`, { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'No' }).check();
  await page.getByRole('button', { name: 'Voteu' }).click();
  chunks.release();
  await page.getByRole('button', { name: 'Envieu el vot' }).click();

  const mine = page.locator('ap-poll [data-ap-mount] [data-mine]');
  await expect(mine).toContainText('No');
  await page.goto(`/enquestes/${id}`);
  await expect(mine).toContainText('No');
});
