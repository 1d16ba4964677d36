import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Demo, expect, test } from '../support/demo.ts';
import { leaveBehind, lettingSound, miniOn } from '../support/pages/mini-player.ts';
import { watchShifts } from '../support/pages/shifts.ts';

test.use(lettingSound);

const plain = '/condicions-d-us';

/** Publishes a banner; pages show it within two seconds. */
async function publish(demo: Demo, kind: 'alert' | 'last-hour', title: string) {
  const none = { text: '', image: '', image_alt: '', link_rel: '', link_target: '', link_title: '' };
  const row = { ...none, id: randomUUID(), kind, title, href: '/noticies', published_at: new Date() };
  await demo.db.insertInto('banners').values(row).execute();
}
const open = async (page: Page, title: string) => {
  await expect(async () => {
    await page.goto(plain);
    expect(await page.content()).toContain(title);
  }).toPass();
};

test.afterEach('the next test, of whatever file, has none on its pages', async ({ demo, request }) => {
  await demo.db.deleteFrom('banners').execute();
  await expect(async () => {
    expect(await (await request.get(plain)).text()).not.toMatch(/<ap-alerts|<ap-last-hour/);
  }).toPass();
});

test('ALERT-01 ALERT-05 of two tabs each shows a warning once, and who closes it in one closes it in both', async ({
  page,
  context,
  demo,
}) => {
  await publish(demo, 'alert', 'Pluja forta');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await open(tab, 'Pluja forta');
    await expect(tab.getByRole('button', { name: 'Tanqueu l’avís: Pluja forta' })).toBeVisible();
    // its time stands still
    await tab.locator('ap-alerts [data-ap-mount] article').hover();
  }
  await page.bringToFront();
  await page.getByRole('button', { name: 'Tanqueu l’avís: Pluja forta' }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Tanqueu l’avís: Pluja forta' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('ap-alerts')).toHaveAttribute('data-ap-state', 'ready');
  await expect(page.locator('ap-alerts article:visible')).toHaveCount(0);
  await other.close();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('ALERT-02 ALERT-05 the next warning hides in its time after one is closed by touch', async ({
    page,
    demo,
  }) => {
    await publish(demo, 'alert', 'Pluja forta');
    await publish(demo, 'alert', 'Tren aturat');
    await page.clock.install();
    await open(page, 'Tren aturat');
    const close = (title: string) => page.getByRole('button', { name: `Tanqueu l’avís: ${title}` });
    await expect(close('Pluja forta')).toBeVisible();
    await close('Pluja forta').tap();
    await expect(close('Pluja forta')).toBeHidden();
    await page.clock.runFor(7000);
    await expect(close('Tren aturat')).toHaveCount(0);
  });
});

test('LASTH-01 LASTH-03 a closed last-hour banner takes no space, even after a reload', async ({
  page,
  demo,
}) => {
  await publish(demo, 'last-hour', 'Es talla la V-30');
  await open(page, 'Es talla la V-30');
  const band = page.locator('ap-last-hour');
  await band.getByRole('button', { name: 'Tanqueu l’última hora' }).click();
  expect((await band.boundingBox())?.height ?? 0).toBe(0);
  const shifts = await watchShifts(page);
  await page.reload();
  await expect(band).toHaveAttribute('data-ap-state', 'ready');
  expect((await band.boundingBox())?.height ?? 0).toBe(0);
  const { sum, culprits } = await shifts.atRest();
  expect(sum, culprits.join(', ')).toBe(0);
});

test('ALERT-05 BEY-24 on a phone a warning stands above the small player', async ({ page, demo }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(plain);
  await leaveBehind(page, { isPlaying: false });
  await publish(demo, 'alert', 'Vent fort');
  await open(page, 'Vent fort');
  await expect(miniOn(page).frame).toBeVisible();
  const warning = page.locator('ap-alerts [data-ap-mount] article');
  await warning.hover();
  const [above, below] = await Promise.all([warning.boundingBox(), miniOn(page).frame.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});
