import type { Page } from '@playwright/test';
import { type Demo, expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { hear, insert } from '../support/pages/poll.ts';

const path = '/condicions-d-us';
const user = (page: Page) => page.evaluate(() => window.ap.session.get());
const reload = (page: Page) => page.evaluate(() => window.ap.session.reload());

/** Sets the readable cookie as the server does on another page; text is set unchanged. */
async function setCookie(page: Page, { url }: Demo, summary: object | string) {
  const value = typeof summary === 'string' ? summary : encodeURIComponent(JSON.stringify(summary));
  await page.context().addCookies([{ name: 'nx-session-user', value, url }]);
}
const profileCalls = (page: Page) => {
  const calls: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/front/user/profile') && calls.push(request.url()),
  );
  return calls;
};
/** Events of a page when Anna (user 7) logs in. */
const annaCame = [
  'ap-session-change',
  { user: expect.objectContaining({ id: '7' }), previousId: null, reason: 'update' },
];

test('SESS-01 SESS-23 reads the user from the cookie at load, without a call', async ({ page, loginAs }) => {
  await loginAs('7');
  const calls = profileCalls(page);
  await page.goto('/enquestes/1');
  expect(await user(page)).toMatchObject({ id: '7', name: 'Anna', favouritesId: ['c1'], showsId: ['s1'] });
  await expect(page.locator('ap-poll')).toHaveAttribute('data-ap-state', 'ready');
  expect(calls).toEqual([]);
});

test(
  'SESS-02 SESS-03 no user is logged in with a missing or malformed cookie',
  fullOnly,
  async ({ page, demo }) => {
    await page.goto(path);
    expect(await user(page)).toBeNull();
    await setCookie(page, demo, { name: 'Anna', type: 'adult' });
    await page.reload();
    expect(await user(page)).toBeNull();

    for (const value of ['%E0%A4%A', '{"id":', '%7B%22id%22%3A%227%22', 'null']) {
      await setCookie(page, demo, value);
      await page.goto('/enquestes/1');
      expect(await user(page)).toBeNull();
    }
    await expect(page.getByRole('radio').first()).toBeVisible();
  },
);

test('SESS-12 SESS-14 scripts can read the session summary, but no credentials and no child’s name', async ({
  page,
  loginAs,
  demo,
}) => {
  await loginAs('7');
  await page.goto(path);
  const readable = await page.evaluate(() => document.cookie);
  expect(readable).toContain('nx-session-user=');
  expect(readable).not.toContain('ap-session');
  expect(decodeURIComponent(readable)).not.toMatch(/@|Secreta|birth|address/i);

  await test.step('a child member is known by its type, and its name is nowhere', async () => {
    const { id } = await demo.db
      .selectFrom('users')
      .select('id')
      .where('type', '=', 'laCollaMember')
      .executeTakeFirstOrThrow();
    await loginAs(String(id));
    await page.reload();
    const child = await user(page);
    expect(child).toMatchObject({ id: String(id), type: 'laCollaMember' });
    expect(child).not.toHaveProperty('name');
  });

  await page.context().clearCookies();
  await setCookie(page, demo, { id: '7', name: 'Anna' });
  await page.reload();
  expect((await user(page))?.id).toBe('7');
  expect((await page.request.get('/api/front/user/profile')).status()).toBe(401);
});

test(
  'SESS-15 SESS-21 loads the session from the profile, on every site',
  fullOnly,
  async ({ page, loginAs }) => {
    for (const site of ['/', '/lacolla', '/apunts']) {
      await page.context().clearCookies();
      await page.goto(site);
      expect(await user(page)).toBeNull();
      const events = await hear(page, 'ap-session-change');
      await loginAs('7');
      const calls = profileCalls(page);
      expect(await reload(page)).toMatchObject({ id: '7', name: 'Anna' });
      const { pathname, search } = new URL(calls[0] ?? '');
      expect(pathname + search).toBe('/api/front/user/profile?fields=summary');
      expect(await events()).toEqual([annaCame]);
    }
  },
);

test(
  'SESS-23 SESS-15 makes one call for ten reloads at once, and another for the next',
  fullOnly,
  async ({ page, loginAs }) => {
    await loginAs('7');
    await page.goto(path);
    const calls = profileCalls(page);
    const ids = await page.evaluate(async () => {
      const users = await Promise.all(Array.from({ length: 10 }, () => window.ap.session.reload()));
      return users.map((found) => found?.id);
    });
    expect(ids).toEqual(Array(10).fill('7'));
    expect(calls).toHaveLength(1);
    await reload(page);
    expect(calls).toHaveLength(2);
  },
);

test.describe('other tabs', () => {
  test('SESS-18 tells other tabs of a new user at once', async ({ page, context, loginAs }) => {
    await page.goto(path);
    const other = await context.newPage();
    await other.clock.install({ time: '2026-03-03T10:00:00Z' });
    await other.clock.pauseAt('2026-03-03T10:00:01Z'); // no time passes there
    await other.goto(path);
    const events = await hear(other, 'ap-session-change');
    await loginAs('7');
    await reload(page);
    await expect.poll(() => user(other)).toMatchObject({ id: '7', name: 'Anna' });
    expect(await events()).toEqual([annaCame]);
  });

  test.describe('after the end', () => {
    test.use({ allow: [/status of 401/] });
    test('SESS-18 SESS-19 tells other tabs of the logout, and shows nothing private', async ({
      page,
      context,
      loginAs,
    }) => {
      await loginAs('7');
      await page.goto(path);
      const other = await context.newPage();
      await other.goto(path);
      expect(await user(other)).not.toBeNull();
      await context.clearCookies({ name: 'ap-session' });
      await reload(page);
      expect(await user(page)).toBeNull();
      await expect.poll(() => user(other)).toBeNull();
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('nx-session-user');
    });
  });
});

test.describe('a server that cannot say who is logged in', () => {
  test.use({ allow: [/status of 500|net::ERR_/] });
  test('SESS-19 keeps the session after a 500 or a lost connection', fullOnly, async ({ page, loginAs }) => {
    await loginAs('7');
    await page.goto(path);
    const profile = '**/api/front/user/profile?*';
    await page.route(profile, (route) => route.fulfill({ status: 500, json: {} }));
    expect((await reload(page))?.id).toBe('7');
    await page.route(profile, (route) => route.abort());
    expect((await reload(page))?.id).toBe('7');
  });
});

test('SESS-18 reads the cookie again when the page comes back into view or from the cache', async ({
  page,
  context,
  demo,
}) => {
  await setCookie(page, demo, { id: '7', name: 'Anna' });
  await page.goto(path);
  expect((await user(page))?.id).toBe('7');
  const events = await hear(page, 'ap-session-change');

  const show = (persisted: boolean) =>
    page.evaluate((init) => dispatchEvent(new PageTransitionEvent('pageshow', init)), { persisted });
  const comeIntoView = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

  await context.clearCookies();
  await show(false);
  expect((await user(page))?.id, 'a first show has read it already').toBe('7');
  await show(true);
  expect(await user(page)).toBeNull();

  await setCookie(page, demo, { id: '9', name: 'Joan' });
  await comeIntoView();
  expect((await user(page))?.id).toBe('9');
  await comeIntoView();
  expect(await events()).toEqual([
    ['ap-session-change', { user: null, previousId: '7', reason: 'load' }],
    ['ap-session-change', { user: { id: '9', name: 'Joan' }, previousId: null, reason: 'load' }],
  ]);
});

test('SESS-18 shares the session with a second copy of the bundle', fullOnly, async ({ page, demo }) => {
  await page.route('**/copia/dist/**', (route) =>
    route.continue({ url: route.request().url().replace('/copia/dist/', '/dist/') }),
  );
  await setCookie(page, demo, { id: '7' });
  await page.goto(path);
  const same = await page.evaluate(async () => {
    const first = window.ap;
    await new Promise((resolve) => {
      const script = document.createElement('script');
      script.type = 'module';
      // a page script may set the address of a script; only its text needs a policy
      const { trustedTypes } = window as unknown as {
        trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
      };
      script.src = trustedTypes
        .createPolicy('ap-html', { createScriptURL: (url: string) => url })
        .createScriptURL('/copia/dist/ap.js');
      script.onload = resolve;
      document.head.append(script);
    });
    return window.ap === first;
  });
  expect(same).toBe(true);
  expect((await user(page))?.id).toBe('7');
});

test('W-11 SESS-19 rejects a vote from another origin', async ({ browser, demo, freshPoll }) => {
  const { id } = await freshPoll();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route('http://altre.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Un altre</title>' }),
  );
  await page.goto('http://altre.example/');
  const sent = page.waitForResponse((response) => response.url().includes('/vote/'));
  await page.evaluate((address) => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = address;
    document.body.append(form);
    form.submit();
  }, `${demo.url}/api/front/poll/${id}/vote/1`);
  expect((await sent).status()).toBe(403);
  const { votes } = await demo.db
    .selectFrom('poll_options')
    .select('votes')
    .where('poll_id', '=', id)
    .where('id', '=', '1')
    .executeTakeFirstOrThrow();
  expect(votes).toBe(0);
  await context.close();
});

test('SESS-18 follows the session in widgets, without asking for a login made elsewhere', async ({
  page,
  context,
  loginAs,
  freshPoll,
}) => {
  const { id } = await freshPoll({ open: false });
  await page.goto(path);
  await insert(page, { name: 'ap-poll', attributes: { 'poll-id': id } });
  await page.getByRole('radio', { name: 'Sí' }).check();
  const other = await context.newPage();
  await other.goto(path);
  await loginAs('7');
  await reload(other);
  await expect.poll(() => user(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Voteu', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Confirmeu el vot');
});
