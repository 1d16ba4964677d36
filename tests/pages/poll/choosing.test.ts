import { expect, test } from '../../support/demo.ts';
import { hear, insert, plainPage, pollOn } from './poll-page.ts';

test('POLL-05 POLL-06 POLL-07 VAL-29 MSG-03 choosing an option leaves the others, and choosing it again leaves it too; voting without one says so, asks nothing, and the message goes with a choice', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll({ options: ['Sí', 'No', 'Potser'] });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const chosen = () => poll.host.getByRole('radio', { checked: true });
  const events = await hear(page, 'ap-poll-select');

  await poll.radio('Sí').click();
  await poll.radio('No').click();
  await expect(chosen()).toHaveCount(1);
  await expect(poll.radio('No')).toBeChecked();
  await poll.radio('No').click();
  await expect(chosen()).toHaveCount(0);
  expect(await events()).toEqual([
    ['ap-poll-select', { pollId: id, optionId: '1' }],
    ['ap-poll-select', { pollId: id, optionId: '2' }],
    ['ap-poll-select', { pollId: id, optionId: null }],
  ]);

  const errors = await hear(page, 'ap-poll-error');
  await poll.vote.click();
  await expect(poll.alert, 'after an option has been undone').toHaveText('Heu de triar una opció.');
  await expect(poll.dialog).toHaveCount(0);
  expect(await errors()).toEqual([['ap-poll-error', { code: 'error-option' }]]);
  await poll.radio('Sí').click();
  await expect(poll.alert).toHaveCount(0);

  await page.reload();
  await poll.vote.click();
  await expect(poll.alert, 'where none was chosen yet').toHaveText('Heu de triar una opció.');
});

test('POLL-05 POLL-06 the keyboard alone chooses, changes and undoes', async ({ page, freshPoll }) => {
  const { id } = await freshPoll({ options: ['Sí', 'No', 'Potser'] });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await expect(poll.vote).toBeVisible();

  await page.locator('main').focus();
  const reached = async (target: ReturnType<typeof poll.radio>) => {
    for (let i = 0; i < 20; i++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error('Tab does not reach it');
  };
  await reached(poll.radio('Sí'));
  await page.keyboard.press('Space');
  await expect(poll.radio('Sí')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(poll.radio('No')).toBeChecked();
  await expect(poll.radio('No')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(poll.radio('Potser')).toBeChecked();
  await page.keyboard.press('Space');
  await expect(poll.radio('Potser')).not.toBeChecked();
  await page.keyboard.press('Space');
  await expect(poll.radio('Potser')).toBeChecked();

  await page.keyboard.press('Tab');
  await expect(poll.vote).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(poll.dialog).toBeVisible();
});

test('POLL-02 ENT-07 the state of the element has every field, and follows', async ({ page, freshPoll }) => {
  const { id } = await freshPoll({
    options: [
      { title: 'Sí', votes: 2 },
      { title: 'No', votes: 1 },
    ],
  });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  const state = () => poll.host.evaluate((host) => (host as unknown as { state: unknown }).state);
  await poll.radio('No').click();
  await expect.poll(state).toEqual({
    pollId: id,
    options: [
      { id: '1', title: 'Sí', votes: 2, selected: false, percent: 67 },
      { id: '2', title: 'No', votes: 1, selected: true, percent: 33 },
    ],
    totalVotes: 3,
    active: true,
    open: true,
    hidden: false,
    startDate: null,
    votedOptionId: null,
    showResults: false,
    loading: false,
  });
});

test('POLL-05 two elements of one poll are chosen in apart, and a group of radios each', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(plainPage);
  const attributes = { 'poll-id': id };
  await insert(page, { name: 'ap-poll', attributes }, { name: 'ap-poll', attributes });
  const first = pollOn(page, page.locator('ap-poll').nth(0));
  const second = pollOn(page, page.locator('ap-poll').nth(1));
  await first.radio('Sí').check();
  await second.radio('No').check();
  await expect(first.radio('Sí')).toBeChecked();
});

test('W-04 W-06 titles are text, and a picture with an address that runs a script is left out', async ({
  page,
  freshPoll,
}) => {
  const title = '<img src=x onerror="document.title=1"> & </script>';
  const { id } = await freshPoll({
    question: '<b>Què?</b>',
    options: [
      { title, image: 'javascript:alert(1)' },
      { title: 'Dades', image: 'data:text/html,<script>alert(1)</script>' },
      { title: 'Bona', image: '/assets/missing.jpg' },
    ],
  });
  await page.route('**/assets/missing.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await expect(poll.radio(title)).toBeVisible();
  await expect(page.getByRole('heading', { name: '<b>Què?</b>' })).toBeVisible();
  await expect(poll.host.locator('[data-ap-mount] img')).toHaveCount(1);
  await poll.radio(title).check();
  await poll.vote.click();
  await expect(poll.dialog).toContainText(`Votareu «${title}»`);
});

test('W-31 the choice is told to assistive technology, not by colour alone', async ({
  page,
  freshPoll,
  axe,
}) => {
  const { id } = await freshPoll({ question: 'Esteu d’acord?', options: ['Sí', 'No'] });
  await page.goto(`/enquestes/${id}`);
  const poll = pollOn(page);
  await poll.radio('No').check();
  await expect(poll.host).toMatchAriaSnapshot(`
    - heading "Esteu d’acord?" [level=1]
    - radiogroup "Esteu d’acord?":
      - radio "Sí"
      - text: Sí
      - radio "No" [checked]
      - text: "No"
    - button "Voteu"
  `);
  await axe('ap-poll');
});
