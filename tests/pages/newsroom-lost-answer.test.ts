import type { Page } from '@playwright/test';
import { makeFeed } from '../../demo/api/testing/feeds.ts';
import type { LiveMessage } from '../../src/api/live.types.ts';
import { expect, test } from '../support/demo.ts';

const staff = '13';
test.use({ viewport: { width: 800, height: 900 }, allow: [/ERR_INTERNET_DISCONNECTED/] });

const titles = async (page: Page, feed: string): Promise<string[]> => {
  const answer = await page.request.get(`/api/front/live/${feed}/messages/newest`);
  return (await answer.json()).response.messages.map(({ title }: LiveMessage) => title);
};

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
  let loseAnswer = () => {};
  const lost = new Promise<void>((resolve) => {
    loseAnswer = resolve;
  });
  await page.route(
    '**/newsroom/live/**',
    async (route) => {
      await route.fetch();
      await lost;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.getByRole('group', { name: 'Paràgraf' }).getByLabel('Text').fill('Quatre gotes.');
  await title.fill('Plo');
  await title.press('Enter');
  await expect.poll(() => titles(page, feed)).toEqual(['Plo']);
  // nobody can type what would not be sent
  await page.keyboard.type('u');
  await expect(title).toHaveValue('Plo');
  loseAnswer();
  await expect(form.getByRole('alert')).toContainText('No hi ha connexió');
  await expect(form.getByRole('button', { name: 'Publiqueu' })).toBeFocused();
  await title.fill('Plou');
  await title.press('Enter');
  await expect(page.getByRole('status')).toHaveText('S’ha publicat.');
  await expect(page.locator('.nr-list h3')).toHaveText(['Plou']);
  expect(await titles(page, feed)).toEqual(['Plou']);
});
