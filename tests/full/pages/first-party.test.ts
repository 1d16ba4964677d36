import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';

/** Every club page linked from its own pages, and the account pages in its design. */
const doors = [
  '/lacolla',
  '/registre',
  '/acces?site=lacolla',
  '/acces-adults',
  '/registre-adults',
  '/recuperar-contrasenya?site=lacolla',
  '/butlletins?site=lacolla',
  '/condicions-d-us?site=lacolla',
  '/politica-de-privacitat?site=lacolla',
];
const insides = ['meu-perfil', 'continguts-guardats', 'programes-preferits', 'els-meus-fills-i-filles'].map(
  (path) => `/perfil/${path}?site=lacolla`,
);

/** Opens pages and the pages of the same site that they link to. Returns requests to other origins. */
async function strangersOf(page: Page, origin: string, paths: readonly string[]): Promise<string[]> {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin)
      strangers.push(`${page.url()}: ${url}`);
  });
  for (const path of paths) {
    // some pages redirect a logged-in visitor
    await page.goto(path, { waitUntil: 'networkidle' });
    // also loads content that waits until it is near the window
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await page.waitForLoadState('networkidle');
  }
  return strangers;
}

/** Returns the addresses of the page's own site that it links to. */
const linksOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href], header a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/logout'))
      .map(({ pathname, search }) => pathname + search),
  );

test('BEY-11 on the club every request of every page is first-party', async ({ page, demo, loginAs }) => {
  test.slow();
  const { origin } = new URL(demo.url);
  await page.goto('/lacolla');
  const found = (await linksOf(page)).filter((path) => /^\/lacolla|site=lacolla/.test(path));
  expect(await strangersOf(page, origin, [...new Set([...doors, ...found])])).toEqual([]);
  await loginAs('8');
  expect(await strangersOf(page, origin, insides)).toEqual([]);
});

test('BEY-11 W-07 for a child every request of every page it is led to is first-party', async ({
  page,
  demo,
  loginAs,
}) => {
  test.slow();
  const { origin } = new URL(demo.url);
  await loginAs('30');
  await page.goto('/perfil/programes-preferits');
  const own = await linksOf(page);
  await page.goto('/lacolla');
  const paths = [
    ...new Set(['/', '/lacolla', '/perfil/continguts-guardats', ...own, ...(await linksOf(page))]),
  ];
  expect(paths.length).toBeGreaterThan(5);
  expect(await strangersOf(page, origin, paths)).toEqual([]);
});

test('BEY-11 on the way out of the club every request is first-party', async ({ page, demo, loginAs }) => {
  await loginAs('30');
  expect(await strangersOf(page, new URL(demo.url).origin, ['/logout?site=lacolla'])).toEqual([]);
  await expect(page).toHaveURL('/acces?site=lacolla');
});
