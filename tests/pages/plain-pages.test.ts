import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { pollOn } from '../support/pages/poll.ts';

const errorPages = [
  [401, 'No teniu permís'],
  [403, 'No teniu permís'],
  [404, 'No hem trobat la pàgina'],
  [410, 'Este contingut ja no està disponible'],
  [500, 'El servidor no respon'],
] as const;

test.describe('error pages', () => {
  test.use({ allow: [/status of (401|403|404|410|500)/] });
  test('PAGE-05 PAGE-06 answers with status and text, and links to the front page', async ({ page, axe }) => {
    for (const [status, title] of errorPages) {
      const answer = await page.goto(`/errors/${status}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('link', { name: 'Torneu a la portada' })).toBeVisible();
    }
    await axe();
    await page.getByRole('link', { name: 'Torneu a la portada' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('PAGE-06 shows a complete error page without the bundle', fullOnly, async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`${demo.url}/una/adreca/que-no-hi-es`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hem trobat la pàgina');
  await page.getByRole('link', { name: 'Torneu a la portada' }).click();
  await expect(page).toHaveURL(`${demo.url}/`);
  await context.close();
});

test('ROUTE-01 renders Home at /, with a working poll', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/Apunt/);
  await page.locator('ap-poll').scrollIntoViewIfNeeded();
  await expect(pollOn(page).vote).toBeVisible();
});

test('ROUTE-28 renders accessible legal pages', async ({ page, axe }) => {
  const looked = inFull(['/politica-de-privacitat'], '/condicions-d-us');
  for (const [path, title] of [
    ['/condicions-d-us', 'Condicions d’ús'],
    ['/politica-de-privacitat', 'Política de privacitat'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    if (looked.includes(path)) await axe();
  }
});

test('SITE-10 SITE-17 declares its language, and writes Valencian in the widgets', async ({
  page,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  await page.goto(`/enquestes/${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ca-ES-valencia');
  const poll = pollOn(page);
  await poll.vote.click();
  await expect(poll.alert).toHaveText('Heu de triar una opció.');
  await poll.castVote('Sí');
  await expect(poll.host).toContainText('1 vot · ja heu votat');
});

test(
  'SITE-16 API-41 calls the API and links to the login under a base path',
  fullOnly,
  async ({ browser, ownDemo }) => {
    const demo = await ownDemo({ basePath: '/web/nova' });
    const page = await browser.newPage();
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/api/')) calls.push(pathname);
    });
    await page.goto(new URL('/web/nova/enquestes/1', demo.url).href);
    const poll = pollOn(page);
    await poll.castVote('L’Almoina');
    await expect(poll.host.locator('[data-ap-mount] [data-mine]')).toContainText('L’Almoina');
    // reads the poll again after the vote, bypassing the caches
    expect(calls).toEqual([
      '/web/nova/api/front/poll/1',
      '/web/nova/api/front/poll/1/vote/1',
      '/web/nova/api/front/poll/1',
    ]);

    await page.goto(new URL('/web/nova/enquestes/2', demo.url).href);
    await poll.host.locator('[data-ap-mount]').getByRole('radio').first().check();
    await poll.vote.click();
    await expect(poll.dialog.getByRole('link', { name: 'Inicieu la sessió' })).toHaveAttribute(
      'href',
      '/web/nova/acces',
    );
    await page.close();
  },
);

test('SITE-03 SITE-09 takes the site from the tag, or from the address where that is allowed', async ({
  page,
}) => {
  const site = () => page.evaluate(async () => (await window.ap.ready).config?.site);
  for (const [path, expected] of [
    ['/', 'apunt'],
    ['/lacolla', 'lacolla'],
    ['/apunts', 'apunts'],
    ['/acces?site=lacolla', 'lacolla'],
    ['/?site=lacolla', 'apunt'],
  ] as const) {
    await page.goto(path);
    expect(await site(), path).toBe(expected);
  }
  expect(await page.evaluate(() => customElements.get('ap-config'))).toBeUndefined();
  const record = {
    alias: 'apunts',
    id: '3',
    mediaId: '9',
    name: 'Apunts',
    scheme: 'https',
    staticUrl: '/s',
    url: 'u',
  };
  await page.evaluate((value) => {
    document.querySelector('ap-config')?.setAttribute('sites', JSON.stringify([value]));
  }, record);
  // a changed tag is read once the code that observes it has loaded
  await expect.poll(() => page.evaluate(async () => (await window.ap.ready).config?.sites)).toEqual([record]);
});

test(
  'SITE-11 FMT-03 shows times of Madrid in Catalan to readers elsewhere',
  fullOnly,
  async ({ browser, demo }) => {
    const context = await browser.newContext({
      timezoneId: 'Asia/Tokyo',
      locale: 'ja-JP',
      baseURL: demo.url,
    });
    const page = await context.newPage();
    await page.goto('/condicions-d-us');
    await page.evaluate(() => {
      for (const format of ['relative', 'day']) {
        const host = document.createElement('ap-time');
        host.setAttribute('datetime', '2026-03-03T23:30:00Z');
        host.setAttribute('format', format);
        document.querySelector('main')?.prepend(host);
      }
    });
    const [day, relative] = [page.locator('ap-time time').nth(0), page.locator('ap-time time').nth(1)];
    await expect(day).toHaveText('dimecres 04 març');
    await expect(relative).toHaveText('00:30');
    await expect(relative).toHaveAttribute('title', /^dimecres, 4 de març del? 2026, 00:30$/);
    await context.close();
  },
);
