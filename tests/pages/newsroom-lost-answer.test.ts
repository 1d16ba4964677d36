import type { Page } from '@playwright/test';
import { correctMessage, removeMessage } from '../../demo/testing/feeds.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { newsroomOn, openNewsroom } from '../support/pages/newsroom.ts';

test.use({ viewport: { width: 800, height: 900 }, allow: [/ERR_INTERNET_DISCONNECTED|status of 409/] });

/** The page looks for news when the test says so. */
async function stopClock(page: Page) {
  const now = Date.now();
  await page.clock.install({ time: now - 1000 });
  await page.clock.pauseAt(now);
}

/** Does what is written next and lets nobody know. */
async function loseAnswer(page: Page, until: Promise<void> = Promise.resolve()) {
  let isLost = false;
  await page.route('**/newsroom/live/**', async (route, request) => {
    if (isLost || request.method() === 'GET') return route.fallback();
    isLost = true;
    await route.fetch();
    await until;
    await route.abort('internetdisconnected');
  });
}

test('LIVE-13 BEY-06 keeps text typed while a message is being sent or after its response is lost', async ({
  page,
  demo,
  loginAs,
}) => {
  await stopClock(page);
  const { title, text, publish, alert, status, headings, titles } = await openNewsroom({
    page,
    demo,
    loginAs,
  });
  let lose = () => {};
  const lost = new Promise<void>((resolve) => {
    lose = resolve;
  });
  await loseAnswer(page, lost);
  await text.fill('Quatre gotes.');
  await title.fill('Plo');
  await title.press('Enter');
  await expect.poll(titles).toEqual(['Plo']);
  // nobody can type what would not be sent
  await page.keyboard.type('u');
  await expect(title).toHaveValue('Plo');
  lose();
  await expect(alert).toContainText('No hi ha connexió');
  await expect(publish).toBeFocused();
  await title.fill('Plou');
  await title.press('Enter');
  await expect(status).toHaveText('S’ha publicat.');
  await expect(headings).toHaveText(['Plou']);
  expect(await titles()).toEqual(['Plou']);
});

test('LIVE-13 BEY-06 publishes a message only once when its response is lost', async ({
  page,
  demo,
  loginAs,
}) => {
  await stopClock(page);
  const { feed, form, title, text, alert, status, headings, newest, titles } = await openNewsroom({
    page,
    demo,
    loginAs,
  });
  const write = async (words: string) => {
    await title.fill(words);
    await text.fill(words);
    await title.press('Enter');
  };

  // as it was sent: sent again after a reload before the page knows of it, and somebody has corrected it meanwhile
  await loseAnswer(page);
  await write('Plo');
  await expect(alert).toContainText('No hi ha connexió');
  const [{ id = '', correctedAt } = {}] = await newest();
  expect(correctedAt).toBeUndefined();
  await correctMessage(demo.db, feed, id, { title: 'Plou' });
  await title.press('Enter');
  await expect(status).toHaveText('S’ha publicat.');
  await expect(headings).toHaveText(['Plou']);

  // the page finds out by itself
  await loseAnswer(page);
  await write('Neva');
  await expect(alert).toBeVisible();
  await page.reload();
  await expect(status).toContainText('el missatge s’ha publicat');
  await expect(headings).toHaveText(['Neva', 'Plou']);
  await expect(title).toHaveValue('');
  expect((await newest())[0]).not.toHaveProperty('correctedAt');

  // what is written on in its form becomes a message of its own, when it is one
  await loseAnswer(page);
  await write('Trona');
  await expect(alert).toBeVisible();
  await title.fill('Ha parat');
  await page.clock.runFor(10_000);
  await expect(form).toContainText('Si el publiqueu ara, quedarà corregit.');
  await expect(title).toHaveValue('Ha parat');
  await form.getByRole('button', { name: 'Feu-ne un missatge nou' }).click();
  await title.press('Enter');
  await expect(headings).toHaveText(['Ha parat', 'Trona', 'Neva', 'Plou']);
  expect((await newest()).filter((message) => message.correctedAt)).toHaveLength(1);

  // one that was removed meanwhile is published when it is wanted all the same
  await loseAnswer(page);
  await write('Gela');
  await expect(alert).toBeVisible();
  await removeMessage(demo.db, feed, (await newest())[0]?.id ?? '');
  await title.press('Enter');
  await expect(alert).toContainText('algú l’ha esborrat');
  await title.press('Enter');
  await expect(headings.first()).toHaveText('Gela');
  expect(await titles()).toEqual(['Gela', 'Ha parat', 'Trona', 'Neva', 'Plou']);
});

test('LIVE-13 BEY-06 offers to undo a removal whose response was lost', async ({ page, demo, loginAs }) => {
  await stopClock(page);
  const { headings, status, titles } = await openNewsroom({ page, demo, loginAs }, { messages: 2 });
  const removeLast = async () => {
    await page.getByRole('button', { name: 'Esborreu: Missatge 2' }).click();
    await page.getByRole('button', { name: 'Esborreu-lo' }).click();
  };
  const undo = page.getByRole('button', { name: 'Desfeu-ho' });
  for (const way of ['look', 'press'])
    await test.step(`by the next ${way}`, async () => {
      await loseAnswer(page);
      await removeLast();
      await expect(status).toContainText('No hi ha connexió');
      expect(await titles()).toEqual(['Missatge 1']);
      await (way === 'look' ? page.clock.runFor(10_000) : removeLast());
      await expect(status).toHaveText('S’ha esborrat «Missatge 2».');
      await undo.click();
      await expect(status).toHaveText('Ha tornat «Missatge 2».');
      await expect(headings).toHaveText(['Missatge 2', 'Missatge 1']);
      expect(await titles()).toEqual(['Missatge 2', 'Missatge 1']);
    });
});

test(
  'BEY-06 a tab that was copied while somebody wrote publishes a message of its own',
  fullOnly,
  async ({ page, demo, loginAs }) => {
    const newsroom = await openNewsroom({ page, demo, loginAs });
    await newsroom.title.fill('Un');
    await newsroom.text.fill('Un.');
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void open(location.href));
    const copy = newsroomOn(await opened);
    await expect(copy.title).toHaveValue('Un');
    await newsroom.title.press('Enter');
    await expect(newsroom.status).toHaveText('S’ha publicat.');
    await copy.title.fill('Dos');
    await copy.title.press('Enter');
    await expect(copy.status).toHaveText('S’ha publicat.');
    expect(await newsroom.titles()).toEqual(['Dos', 'Un']);
  },
);

test.describe('when the messages cannot be had', () => {
  test.use({ allow: [/status of 500/] });

  test('BEY-06 LIVE-14 the page says so, not that there are none, and shows them when it can', async ({
    page,
    demo,
    loginAs,
  }) => {
    await stopClock(page);
    await page.route('**/messages/newest', (route) => route.fulfill({ status: 500 }), { times: 1 });
    const { status, headings } = await openNewsroom({ page, demo, loginAs }, { messages: 1 });
    await expect(status).toContainText('No s’han pogut carregar els missatges.');
    await expect(page.locator('.nr-empty')).toBeHidden();
    await page.clock.runFor(10_000);
    await expect(headings).toHaveText(['Missatge 1']);
    await expect(status).toBeEmpty();
  });
});
