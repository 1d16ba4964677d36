import type { Page } from '@playwright/test';
import { correctMessage, makeFeed, removeMessage } from '../../demo/api/testing/feeds.ts';
import type { LiveMessage } from '../../src/api/live.types.ts';
import { expect, test } from '../support/demo.ts';

const staff = '13';
test.use({ viewport: { width: 800, height: 900 }, allow: [/ERR_INTERNET_DISCONNECTED|status of 409/] });

const messages = async (page: Page, feed: string): Promise<LiveMessage[]> =>
  (await (await page.request.get(`/api/front/live/${feed}/messages/newest`)).json()).response.messages;
const titles = async (page: Page, feed: string): Promise<string[]> =>
  (await messages(page, feed)).map(({ title }) => title);

/** Does what is asked next and lets nobody know. */
const loseAnswer = (page: Page, until: Promise<void> = Promise.resolve()) =>
  page.route(
    '**/newsroom/live/**',
    async (route) => {
      await route.fetch();
      await until;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );

test('LIVE-13 BEY-06 what is typed while a message is on its way, or after its answer was lost, is not lost', async ({
  page,
  demo,
  loginAs,
}) => {
  const { id: feed } = await makeFeed(demo.db);
  await loginAs(staff);
  await page.goto(`/redaccio/directes/${feed}`);
  const form = page.getByRole('form', { name: 'Un missatge nou' });
  const title = form.getByLabel('Títol', { exact: true });
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await loseAnswer(page, lost);
  await page.getByRole('group', { name: 'Paràgraf' }).getByLabel('Text').fill('Quatre gotes.');
  await title.fill('Plo');
  await title.press('Enter');
  await expect.poll(() => titles(page, feed)).toEqual(['Plo']);
  // nobody can type what would not be sent
  await page.keyboard.type('u');
  await expect(title).toHaveValue('Plo');
  lose();
  await expect(form.getByRole('alert')).toContainText('No hi ha connexió');
  await expect(form.getByRole('button', { name: 'Publiqueu' })).toBeFocused();
  await title.fill('Plou');
  await title.press('Enter');
  await expect(page.getByRole('status')).toHaveText('S’ha publicat.');
  await expect(page.locator('.nr-list h3')).toHaveText(['Plou']);
  expect(await titles(page, feed)).toEqual(['Plou']);
});

test('LIVE-13 BEY-06 a message whose answer was lost is there once, without being corrected, and nobody writes another one over it', async ({
  page,
  demo,
  loginAs,
}) => {
  const { id: feed } = await makeFeed(demo.db);
  await loginAs(staff);
  await page.clock.install();
  await page.goto(`/redaccio/directes/${feed}`);
  const form = page.getByRole('form', { name: 'Un missatge nou' });
  const title = form.getByLabel('Títol', { exact: true });
  const text = form.getByRole('group', { name: 'Paràgraf' }).getByLabel('Text');
  const headings = page.locator('.nr-list h3');
  const write = async (words: string) => {
    await title.fill(words);
    await text.fill(words);
    await title.press('Enter');
  };

  // as it was sent: sent again after a reload before the page knows of it, and somebody has corrected it meanwhile
  await loseAnswer(page);
  await write('Plo');
  await expect(form.getByRole('alert')).toContainText('No hi ha connexió');
  const [{ id = '', correctedAt } = {}] = await messages(page, feed);
  expect(correctedAt).toBeUndefined();
  await correctMessage(demo.db, feed, id, { title: 'Plou' });
  await title.press('Enter');
  await expect(page.getByRole('status')).toHaveText('S’ha publicat.');
  await expect(headings).toHaveText(['Plou']);

  // the page finds out by itself
  await loseAnswer(page);
  await write('Neva');
  await expect(form.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('status')).toContainText('el missatge s’ha publicat');
  await expect(headings).toHaveText(['Neva', 'Plou']);
  await expect(title).toHaveValue('');
  expect((await messages(page, feed))[0]).not.toHaveProperty('correctedAt');

  // what is written on in its form becomes a message of its own, when it is one
  await loseAnswer(page);
  await write('Trona');
  await expect(form.getByRole('alert')).toBeVisible();
  await title.fill('Ha parat');
  await page.clock.runFor(10_000);
  await expect(form).toContainText('Si el publiqueu ara, quedarà corregit.');
  await expect(title).toHaveValue('Ha parat');
  await form.getByRole('button', { name: 'Feu-ne un missatge nou' }).click();
  await title.press('Enter');
  await expect(headings).toHaveText(['Ha parat', 'Trona', 'Neva', 'Plou']);
  expect((await messages(page, feed)).filter((message) => message.correctedAt)).toHaveLength(1);

  // one that was removed meanwhile is published when it is wanted all the same
  await loseAnswer(page);
  await write('Gela');
  await expect(form.getByRole('alert')).toBeVisible();
  await removeMessage(demo.db, feed, (await messages(page, feed))[0]?.id ?? '');
  await title.press('Enter');
  await expect(form.getByRole('alert')).toContainText('algú l’ha esborrat');
  await title.press('Enter');
  await expect(headings.first()).toHaveText('Gela');
  expect(await titles(page, feed)).toEqual(['Gela', 'Ha parat', 'Trona', 'Neva', 'Plou']);
});

test('BEY-06 a tab that was copied while somebody wrote publishes a message of its own', async ({
  page,
  demo,
  loginAs,
}) => {
  const { id: feed } = await makeFeed(demo.db);
  await loginAs(staff);
  await page.goto(`/redaccio/directes/${feed}`);
  const titleOf = (tab: Page) =>
    tab.getByRole('form', { name: 'Un missatge nou' }).getByLabel('Títol', { exact: true });
  const textOf = (tab: Page) => tab.getByRole('group', { name: 'Paràgraf' }).getByLabel('Text');
  await titleOf(page).fill('Un');
  await textOf(page).fill('Un.');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => void open(location.href));
  const copy = await opened;
  await expect(titleOf(copy)).toHaveValue('Un');
  await titleOf(page).press('Enter');
  await expect(page.getByRole('status')).toHaveText('S’ha publicat.');
  await titleOf(copy).fill('Dos');
  await titleOf(copy).press('Enter');
  await expect(copy.getByRole('status')).toHaveText('S’ha publicat.');
  expect(await titles(page, feed)).toEqual(['Dos', 'Un']);
});

test.describe('when the messages cannot be had', () => {
  test.use({ allow: [/status of 500/] });

  test('BEY-06 LIVE-14 the page says so, not that there are none, and shows them when it can', async ({
    page,
    demo,
    loginAs,
  }) => {
    const { id: feed } = await makeFeed(demo.db, { messages: 1 });
    await loginAs(staff);
    await page.clock.install();
    await page.route('**/messages/newest', (route) => route.fulfill({ status: 500 }), { times: 1 });
    await page.goto(`/redaccio/directes/${feed}`);
    await expect(page.getByRole('status')).toContainText('No s’han pogut carregar els missatges.');
    await expect(page.locator('.nr-empty')).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(page.locator('.nr-list h3')).toHaveText(['Missatge 1']);
    await expect(page.getByRole('status')).toBeEmpty();
  });
});
