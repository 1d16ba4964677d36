import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { hear, holdBack } from '../poll/poll-page.ts';
import { bookmarkCalls, bookmarks, openButtons, profile, profileCalls } from './favourite-page.ts';

const far = { 'content-id': 'c5', label: 'Com es fa un far' };
const show = { kind: 'show', 'content-id': 's2', label: 'Arran de terra' };
const listOf = (page: Page) => page.evaluate(() => window.ap.session.get()?.favouritesId);

test('FAV-01 FAV-03 FAV-04 FAV-05 FAV-07 SESS-09 API-13 a content is saved and forgotten, and the session is reloaded each time', async ({
  page,
  loginAs,
}) => {
  await loginAs('9');
  const [one] = await openButtons(page, far);
  const calls = bookmarkCalls(page);
  const reloads = profileCalls(page);
  const events = await hear(page, 'ap-favourite-change', 'ap-session-change');
  await expect(one.button).toHaveAccessibleName('Preferit: Com es fa un far');
  await expect(one.button).toHaveAttribute('aria-pressed', 'false');
  const body = page.waitForRequest(bookmarks);
  await one.button.click();
  expect((await body).postData()).toBeNull();
  await expect(one.button).toHaveAttribute('aria-pressed', 'true');
  await expect(one.status).toHaveText('S’ha guardat en els preferits.');
  expect(await listOf(page)).toEqual(['c5']);
  await one.button.press('Space');
  await expect(one.button).toHaveAttribute('aria-pressed', 'false');
  await expect(one.status).toHaveText('S’ha llevat dels preferits.');
  await expect(one.button).toBeFocused();
  expect(await listOf(page)).toEqual([]);
  expect(calls).toEqual(['POST content/c5', 'DELETE content/c5']);
  expect(reloads).toEqual(['GET', 'GET']);
  const change = (active: boolean) => ['ap-favourite-change', { kind: 'content', id: 'c5', active }];
  const toggled = (ids: string[]) => [
    'ap-session-change',
    { user: expect.objectContaining({ favouritesId: ids }), previousId: '9', reason: 'toggle' },
  ];
  expect(await events()).toEqual([toggled(['c5']), change(true), toggled([]), change(false)]);
});

test('FAV-06 API-14 a show is saved at its own address, and a content of the same id is another thing', async ({
  page,
  loginAs,
}) => {
  await loginAs('9');
  const [one, other] = await openButtons(page, show, { 'content-id': 's2' });
  const calls = bookmarkCalls(page);
  await expect(one.button).toHaveAccessibleName('Programa preferit: Arran de terra');
  await expect(other.button).toHaveAccessibleName('Preferit');
  await one.button.click();
  await expect(one.button).toHaveAttribute('aria-pressed', 'true');
  await expect(other.button).toHaveAttribute('aria-pressed', 'false');
  await one.button.click();
  await expect(one.button).toHaveAttribute('aria-pressed', 'false');
  expect(calls).toEqual(['POST taxon/s2', 'DELETE taxon/s2']);
});

test('FAV-12 all buttons of an id follow, in this tab and in another', async ({ page, context, loginAs }) => {
  await loginAs('9');
  const [one, same, another] = await openButtons(page, far, far, { 'content-id': 'c6' });
  const tab = await context.newPage();
  const [elsewhere] = await openButtons(tab, far);
  await one.button.click();
  for (const { button } of [one, same, elsewhere])
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(another.button).toHaveAttribute('aria-pressed', 'false');
  await same.button.click();
  for (const { button } of [one, same, elsewhere])
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(one.status, 'what it said holds no more').toHaveText('');
});

test('FAV-13 presses are ignored while the toggle, then the reload, of that id is on its way, on any of its buttons', async ({
  page,
  loginAs,
}) => {
  await loginAs('9');
  const [one, same, another] = await openButtons(page, far, far, { 'content-id': 'c6' });
  const calls = bookmarkCalls(page);
  const write = await holdBack(page, '**/api/bookmark/content/c5');
  const reload = await holdBack(page, profile);
  await one.button.dblclick();
  await expect(same.button).toHaveAttribute('aria-busy', 'true');
  await expect(same.button).toHaveAttribute('aria-pressed', 'false');
  await same.button.click();
  expect(await one.host.evaluate((host: HTMLElement & { pending?: boolean }) => host.pending)).toBe(true);
  const reloading = page.waitForRequest(profile);
  await write.release();
  await reloading;
  await one.button.click();
  await expect(one.button).toHaveAttribute('aria-busy', 'true');
  await another.button.click();
  await reload.release();
  for (const { button } of [one, same, another]) await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(one.button).not.toHaveAttribute('aria-busy');
  expect(calls).toEqual(['POST content/c5', 'POST content/c6']);
  await one.button.click();
  await another.button.click();
  await expect(one.button).toHaveAttribute('aria-pressed', 'false');
  await expect(another.button).toHaveAttribute('aria-pressed', 'false');
});

test('FAV-14 ids are compared as texts, whatever the cookie says', async ({ page, demo }) => {
  const user = encodeURIComponent(JSON.stringify({ id: 7, favouritesId: [12, 'c5'], showsId: [3] }));
  await page.context().addCookies([{ name: 'nx-session-user', value: user, url: demo.url }]);
  const [number, text, ofShow, none] = await openButtons(
    page,
    { 'content-id': '12' },
    far,
    { kind: 'show', 'content-id': '3' },
    { 'content-id': '1' },
  );
  for (const { button } of [number, text, ofShow])
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(none.button).toHaveAttribute('aria-pressed', 'false');
});

test('SESS-23 SESS-13 lists that did not fit in the cookie come by one call for all buttons', async ({
  page,
  demo,
  loginAs,
}) => {
  await loginAs('9');
  await page.request.post('/api/bookmark/content/c5', { headers: { origin: new URL(demo.url).origin } });
  const user = encodeURIComponent(JSON.stringify({ id: '9', name: 'Joan', partial: true }));
  await page.context().addCookies([{ name: 'nx-session-user', value: user, url: demo.url }]);
  const reloads = profileCalls(page);
  const [first, ofShow, ...others] = await openButtons(
    page,
    far,
    show,
    ...Array.from({ length: 18 }, () => far),
  );
  await expect(first.button).toHaveAttribute('aria-pressed', 'true');
  await expect(ofShow.button).toHaveAttribute('aria-pressed', 'false');
  expect(reloads).toHaveLength(1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await first.button.click();
  for (const { button } of others) await expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(reloads).toHaveLength(2);
});

test.describe('a server that fails', () => {
  test.use({ allow: [/status of (500|404|401)|net::ERR_/] });

  test('FAV-07 FAV-09 SESS-09 a toggle that fails is logged, the button is as before, and can be pressed again; what the server has admitted is shown even where the reload fails', async ({
    page,
    loginAs,
  }) => {
    await loginAs('9');
    const [one] = await openButtons(page, far);
    const events = await hear(page, 'ap-error', 'ap-favourite-change');
    for (const fail of [
      { status: 500, json: { httpCode: 500 } },
      { status: 404, json: { httpCode: 404 } },
      null,
    ]) {
      await page.route(bookmarks, (route) => (fail ? route.fulfill(fail) : route.abort()));
      await one.button.click();
      await expect(one.status).toHaveText('Ara no s’ha pogut canviar.');
      await expect(one.button).toHaveAttribute('aria-pressed', 'false');
      await expect(one.button).not.toHaveAttribute('aria-busy');
      await page.unroute(bookmarks);
    }
    expect((await events()).map((event) => (event as unknown[])[0])).toEqual(Array(3).fill('ap-error'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const press = async () => {
      await one.button.click();
      await expect(one.button).toHaveAttribute('aria-pressed', 'true');
      await one.button.click();
      await expect(one.button).toHaveAttribute('aria-pressed', 'false');
    };
    await press();

    await page.route(profile, (route) => route.fulfill({ status: 500, json: {} }));
    await press();
    expect(await listOf(page)).toEqual([]);
  });

  test('SESS-19 FAV-02 where the session has ended a login is asked for, and nothing is kept for whoever comes', async ({
    page,
    context,
    loginAs,
  }) => {
    await loginAs('9');
    const [one] = await openButtons(page, far);
    await context.clearCookies({ name: 'ap-session' });
    await one.button.click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName('Cal iniciar la sessió');
    expect(await page.evaluate(() => window.ap.session.get())).toBeNull();
    expect(await page.evaluate(() => sessionStorage.getItem('ap-intent'))).toBeNull();
  });
});
