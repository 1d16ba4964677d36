import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { holdBack } from '../support/pages/hold-back.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const [article, poll, video, contact] = [
  '/noticies/la-ciutat-ompli-de-musica-els-patis',
  '/enquestes/1',
  '/videos/assaig-general',
  '/contacte',
];
const looks = inFull<readonly [path: string, width: number, member?: true]>(
  [
    [article, 360],
    [article, 360, true],
    [article, 1280],
    [poll, 360],
    [video, 360],
    [contact, 360],
  ],
  ...[article, poll, video, contact].map((path) => [path, 800] as const),
  [poll, 1280],
  [video, 1280],
  [contact, 1280],
);

test('BEY-31 moves nothing while the widgets of a page load, logged in or not', async ({
  page,
  context,
  loginAs,
}) => {
  const shifts = await watchShifts(page);
  for (const [path, width, isMember] of looks) {
    if (isMember) await loginAs('9');
    else await context.clearCookies();
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    for (const host of await page
      .locator(
        `ap-poll, ap-contact-form, ap-share-bar, ap-time, ap-gate${isMember ? ', ap-favourite-button' : ''}`,
      )
      .all()) {
      await host.scrollIntoViewIfNeeded();
      await expect(host).toHaveAttribute('data-ap-state', 'ready');
    }
    const { sum, culprits } = await shifts.atRest();
    expect(sum, `${path} at ${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
  }
});

test('BEY-31 moves nothing on the page of an audio while the style of its player is late', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  const sheet = await holdBack(page, '**/dist/ap-player.css');
  await page.setViewportSize({ width: 360, height: 800 });
  const asked = page.waitForRequest('**/dist/ap-player.css');
  await page.goto('/audios/diccionari-de-la-pluja');
  await asked;
  const before = await shifts.soFar();
  expect(before.sum, before.culprits.join(', ')).toBeLessThanOrEqual(0.01);
  sheet.release();
  const after = await shifts.atRest();
  expect(after.sum, after.culprits.join(', ')).toBeLessThanOrEqual(0.01);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('BEY-31 SHARE-05 moves nothing on a tablet, which has the list of networks', async ({ page }) => {
    const shifts = await watchShifts(page);
    for (const [path, width] of [
      [article, 600],
      ['/directes/apunt-tv', 768],
    ] as const) {
      await page.setViewportSize({ width, height: 1000 });
      await page.goto(path);
      await expect(page.locator('ap-share-bar').first()).toHaveAttribute('data-ap-state', 'ready');
      const { sum, culprits } = await shifts.atRest();
      expect(sum, `${path} at ${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
    }
  });
});

test.describe('in the browser inside of an app, on a phone', () => {
  // without isMobile the pointer of the page is a fine one
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('BEY-31 SHARE-05 keeps the list of networks in one row, since there is no share menu', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(article);
    const bar = page.locator('ap-share-bar').first();
    await expect(bar).toHaveAttribute('data-ap-state', 'ready');
    const { sum, culprits } = await shifts.atRest();
    expect(sum, culprits.join(', ')).toBeLessThanOrEqual(0.01);
    const [first, last] = [bar.getByRole('link').first(), bar.getByRole('button').last()];
    expect((await last.boundingBox())?.y).toBe((await first.boundingBox())?.y);
  });
});
