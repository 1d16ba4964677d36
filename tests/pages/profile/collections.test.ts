import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { bookmarkCalls, bookmarks, favouriteIn } from '../../support/pages/favourites.ts';
import { holdBack } from '../../support/pages/hold-back.ts';
import { hear } from '../../support/pages/poll.ts';
import { contentsPath, enterWith, listOn, lists, openSaved, showsPath } from '../../support/pages/saved.ts';

const far = 'Com es fa un far';

/** Records calls of the two lists, with the user that they are for. */
function listCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/api\/front\/user\/((?:favourites|shows)\/.*)$/.exec(request.url()) ?? [];
    if (call) calls.push(call);
  });
  return calls;
}

test('PROF-03 FAV-11 lists the user’s saved contents and TV shows with title, picture and link', async ({
  page,
  demo,
  loginAs,
  axe,
}) => {
  const id = await enterWith({ page, demo, loginAs }, { contents: ['c5', 'c1'], shows: ['s2', 's1'] });
  const calls = listCalls(page);
  await page.goto(contentsPath);
  const list = listOn(page);
  await expect(list.titles).toHaveText([far, /La ciutat ompli de música/]);
  await expect(list.heading).toHaveText('Continguts guardats');
  expect(calls.sort()).toEqual([`favourites/?userId=${id}`, `shows/?userId=${id}`]);
  const card = list.cards.first();
  await expect(card).toContainText('Documental');
  await expect(card.getByRole('link', { name: far })).toHaveAttribute('href', '/videos/com-es-fa-un-far');
  const picture = card.locator('img');
  await expect(picture).toHaveJSProperty('complete', true);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await axe('ap-profile');

  await page.goto(showsPath);
  await expect(list.heading).toHaveText('Programes preferits');
  await expect(list.titles).toHaveText(['Arran de terra', /./]);
  await expect(list.cards.first().getByRole('link')).toHaveAttribute('href', /^\/programes\//);
  await list.cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/programes\//);
});

test('PROF-35 API-13 removes a card by keyboard with one request, for good, and moves the focus on', async ({
  page,
  demo,
  loginAs,
}) => {
  const list = await openSaved({ page, demo, loginAs }, { contents: ['c5', 'c6', 'c1'] });
  await expect(list.cards).toHaveCount(3);
  const [first = '', second = '', third = ''] = await list.titles.allTextContents();
  const calls = bookmarkCalls(page);
  const call = await holdBack(page, bookmarks);
  await list.removeOf(second).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(list.removeOf(second)).toHaveAttribute('aria-busy', 'true');
  await expect(list.cards).toHaveCount(3);
  await call.release();
  await expect(list.titles).toHaveText([first, third]);
  await expect(list.removeOf(third)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(list.removeOf(first)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(list.cards).toHaveCount(0);
  await expect(list.heading).toBeFocused();
  expect(calls).toEqual(['DELETE content/c6', 'DELETE content/c1', 'DELETE content/c5']);
  await page.reload();
  await expect(list.host).toContainText('Encara no heu guardat cap contingut.');
});

test('PROF-47 FAV-12 synchronises deletions with the favourite buttons of other tabs', async ({
  page,
  context,
  demo,
  loginAs,
}) => {
  await enterWith({ page, demo, loginAs }, { contents: ['c5', 'c1'] });
  const tab = await context.newPage();
  await tab.goto('/videos/com-es-fa-un-far');
  const { button } = favouriteIn(tab.locator('.article ap-favourite-button'));
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.goto(contentsPath);
  const list = listOn(page);
  await list.removeOf(far).click();
  await expect(list.cards).toHaveCount(1);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(list.titles).toHaveText([far, /La ciutat ompli/]);
  await button.click();
  await expect(list.titles).toHaveText([/La ciutat ompli/]);
});

test(
  'PROF-36 says what to do with an empty list, and leads there',
  fullOnly,
  async ({ page, demo, loginAs, axe }) => {
    const list = await openSaved({ page, demo, loginAs }, {}, `${showsPath}?site=lacolla`);
    await expect(list.host).toContainText('Encara no seguiu cap programa.');
    await expect(list.host.getByRole('link', { name: 'Aneu a la portada' })).toHaveAttribute(
      'href',
      '/lacolla',
    );
    await axe('ap-profile');
  },
);

test('PROF-04 PROF-39 shows a child its contents and programmes, in words for children, and the logout', async ({
  page,
  demo,
  loginAs,
  axe,
}) => {
  const saved = { contents: ['c5'], shows: ['s5'], isChild: true };
  const list = await openSaved({ page, demo, loginAs }, saved, `${contentsPath}?site=apunt`);
  await expect(list.titles).toHaveText([far]);
  await expect(page.locator('html')).toHaveAttribute('data-site', 'lacolla');
  const menu = list.host.getByRole('navigation');
  await expect(menu.getByRole('link').filter({ visible: true })).toHaveText([
    'Continguts guardats',
    'Programes preferits',
  ]);
  await expect(menu.getByRole('button')).toHaveText('Ix');
  await axe('ap-profile');
  await page.getByRole('button', { name: `Lleva de la llista: ${far}` }).click();
  await expect(list.host).toContainText('Encara no has guardat res.');
});

test.describe('a server that fails', () => {
  test.use({ allow: [/status of (500|401)|net::ERR_/] });

  test(
    'HTTP-12 PROF-02 loads a failed list on the retry, and lets the user repeat a failed deletion',
    fullOnly,
    async ({ page, demo, loginAs, context, axe }) => {
      // both routes stay: when the last route is removed, the next call may bypass it
      let isListLost = true;
      await page.route(lists, (route) =>
        isListLost ? route.fulfill({ status: 500, json: { httpCode: 500 } }) : route.fallback(),
      );
      let failure: 'answer' | 'connection' | null = 'answer';
      let failed = 0;
      await page.route(bookmarks, async (route) => {
        if (!failure) return route.fallback();
        await (failure === 'answer'
          ? route.fulfill({ status: 500, json: { httpCode: 500 } })
          : route.abort());
        failed += 1;
      });
      const list = await openSaved({ page, demo, loginAs }, { contents: ['c5', 'c1'] });
      await expect(list.alert).toHaveText('Ara no es pot carregar la llista.');
      await axe('ap-profile');
      isListLost = false;
      const again = list.host.getByRole('button', { name: 'Torneu-ho a provar' });
      await again.press('Enter');
      await expect(list.heading).toBeFocused();
      await expect(list.titles).toHaveText([far, /La ciutat ompli/]);
      await expect(list.alert).toHaveCount(0);

      await list.removeOf(far).focus();
      const events = await hear(page, 'ap-error');
      for (const [count, what] of [
        [1, 'answer'],
        [2, 'connection'],
      ] as const) {
        failure = what;
        await page.keyboard.press('Enter');
        await expect.poll(() => failed).toBe(count); // the message is identical both times
        await expect(
          list.host.getByRole('status').filter({ hasText: 'Ara no s’ha pogut llevar.' }),
        ).toHaveCount(1);
        await expect(list.removeOf(far)).toBeFocused();
        await expect(list.removeOf(far)).not.toHaveAttribute('aria-busy');
      }
      failure = null;
      expect(await events()).toHaveLength(2);
      await expect(list.alert).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.keyboard.press('Enter');
      await expect(list.cards).toHaveCount(1);

      await context.clearCookies({ name: 'ap-session' });
      await list.cards.first().getByRole('button').click();
      await page.waitForURL('/acces');
    },
  );
});
