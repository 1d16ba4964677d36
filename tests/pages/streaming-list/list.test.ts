import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { insert, plainPage } from '../../support/pages/poll.ts';
import { answering, stopClock, stream } from '../../support/pages/streaming-list.ts';

const api = '/api/front/streaming/list';

test('STRM-01 STRM-04 keeps the server content while it is current, and polls the API every 10 s', async ({
  page,
}) => {
  await stopClock(page);
  const { streamingList } = (await (await page.request.get(api)).json()).response;
  const answers = await answering(page, streamingList);
  await page.goto('/directes');
  const list = page.locator('ap-streaming-list');
  await expect.poll(answers.counts).toEqual([streamingList.length]);
  await expect(list.getByRole('heading', { name: 'Directes', exact: true })).toBeVisible();
  await expect(list.locator('[data-ap-mount] li, [data-ap-made] li')).toHaveCount(0);
  await expect(list.getByRole('listitem')).toHaveCount(streamingList.length);

  // a new programme on television, and a third channel
  const [tv, radio] = streamingList;
  await list.getByRole('link', { name: tv.title }).focus();
  const image = { image: { src: '/clip/64d10203-7e14-2beb-bbbb-bcb50586135b', alt: 'Nit' } };
  const third = stream('tercer', { audio: { href: '/directes/apunt-radio' }, image });
  await answers.next([{ ...tv, title: 'Un altre programa' }, radio, third]);
  await expect(list.getByRole('link', { name: 'Un altre programa' })).toBeFocused();
  const item = list.getByRole('listitem').filter({ hasText: third.title });
  await expect(item).toContainText('Canal tercer');
  await expect(item.getByRole('link', { name: third.title, exact: true })).toHaveAttribute(
    'href',
    '/directes/tercer',
  );
  await expect(item.getByRole('link', { name: `Escolteu-ho en la ràdio: ${third.title}` })).toHaveAttribute(
    'href',
    '/directes/apunt-radio',
  );
  await expect(item.getByRole('img', { name: 'Nit' })).toHaveAttribute('src', /64d10203.*\.jpg$/);

  // streams that remain keep their nodes
  const node = await item.elementHandle();
  await answers.next([third, radio]);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await item.evaluate((now, before) => now === before, node)).toBe(true);
  await expect(list.getByRole('link', { name: third.title, exact: true })).toBeFocused(); // the focused one ended

  expect(answers.asked).toEqual([api, api, api]);
});

test.describe('failures', () => {
  test.use({ allow: [/status of 500/] });

  test(
    'STRM-07 LIVE-15 keeps the last list after a failure, silently, and asks again at the next tick',
    fullOnly,
    async ({ page }) => {
      await stopClock(page);
      const answers = await answering(page, [stream('a')]);
      await page.goto(plainPage);
      await insert(page, { name: 'ap-streaming-list', attributes: {} });
      const list = page.locator('ap-streaming-list');
      await expect(list.getByRole('link', { name: 'Programa a' })).toBeVisible();
      await answers.next(500);
      await expect.poll(() => page.evaluate(() => window.ap.errors.length)).toBe(1);
      await expect(list.getByRole('link', { name: 'Programa a' })).toBeVisible();
      await expect(list.getByRole('alert')).toHaveCount(0);
      await answers.next([stream('b')]);
      await expect(list.getByRole('link', { name: 'Programa b' })).toBeVisible();
      expect(await answers.counts()).toEqual([1, 1]);
    },
  );
});

test(
  'STRM-02 STRM-04 asks for the other channels on the page of one, at its interval',
  fullOnly,
  async ({ page }) => {
    await stopClock(page);
    const answers = await answering(page, [stream('a')]);
    await page.goto('/directes/apunt-tv');
    await page.locator('ap-streaming-list').scrollIntoViewIfNeeded();
    await expect.poll(answers.counts).toEqual([1]);
    expect(answers.asked).toEqual([`${api}/tv`]);

    await page.goto(plainPage);
    await insert(page, {
      name: 'ap-streaming-list',
      attributes: { 'exclude-id': 'a/b', interval: '30000', heading: 'Ara' },
    });
    const list = page.locator('ap-streaming-list');
    await expect(list.getByRole('heading', { name: 'Ara', exact: true })).toBeVisible();
    await expect.poll(answers.counts).toEqual([1]);
    await page.clock.runFor(29_999);
    expect(answers.asked.slice(1)).toEqual([`${api}/a%2Fb`]);
    await answers.next([stream('b')], 1);
    await expect(list.getByRole('link', { name: 'Programa b' })).toBeVisible();
  },
);

test('STRM-05 STRM-06 shows a spinner while it waits, and that there is nothing after an empty answer', async ({
  page,
}) => {
  await stopClock(page);
  let answer = (_list: unknown[]) => {};
  await page.route(`**${api}`, async (route) => {
    const list = await new Promise<unknown[]>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ json: { response: { streamingList: list } } });
  });
  await page.goto(plainPage);
  const asked = page.waitForRequest(`**${api}`);
  await insert(page, { name: 'ap-streaming-list', attributes: {} });
  const list = page.locator('ap-streaming-list');
  const state = list.getByRole('status');
  const spinner = list.locator('[data-ap-mount] span[aria-hidden="true"]');
  await asked;
  await expect(state).toHaveText('S’estan buscant els directes…');
  await expect(spinner).toBeVisible();

  const next = async (streams: unknown[], name: string | null) => {
    answer(streams);
    if (name) await expect(list.getByText(name, { exact: true })).toBeVisible();
    else await expect(state).toHaveText('Ara no hi ha cap directe.');
    const again = page.waitForRequest(`**${api}`);
    await page.clock.runFor(10_000);
    await again;
  };
  await next([], null);
  await expect(spinner).toBeVisible();
  await next([stream('x', { video: { href: 'javascript:alert(1)' } })], 'Programa x');
  await expect(spinner).toHaveCount(0);
  await expect(list.getByRole('link')).toHaveCount(0);
  await next([stream('y')], 'Programa y');
  await list.getByRole('link').focus();
  answer([]);
  await expect(state).toBeFocused(); // nothing else remains to take the focus
  await expect(state).toHaveText('Ara no hi ha cap directe.');
});
