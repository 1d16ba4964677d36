import type { Ap } from '../../src/ap.types.ts';
import { expect, test } from '../support/demo.ts';

declare global {
  interface Window {
    readonly ap: Ap;
  }
}

test('DEV-01 ROLE-08 switches the page between anonymous and registered', async ({ page }) => {
  await page.goto('/aparador/ap-showroom/estat/de-fabrica');
  const user = () => page.evaluate(() => window.ap.session.get()?.id ?? null);
  const heard = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('ap-session-change', (event) => resolve((event as CustomEvent).detail), {
          once: true,
        }),
      ),
  );
  await page.getByRole('radio', { name: 'Anna' }).check();
  expect(await heard).toMatchObject({ user: { id: '7' }, previousId: null, reason: 'showroom' });
  expect(await user()).toBe('7');

  await page.getByRole('radio', { name: 'Visitant anònim' }).check();
  expect(await user()).toBeNull();
});

test('ROLE-09 changes nothing on the server, in cookies or in other tabs', async ({ page, context }) => {
  const requests: string[] = [];
  await page.goto('/aparador/ap-showroom/estat/de-fabrica');
  const other = await context.newPage();
  await other.goto('/aparador/ap-showroom/estat/de-fabrica');
  const control = page.getByRole('radio', { name: 'Anna' });
  await expect(control).toBeVisible();
  // files of the bundle may still be loading
  page.on('request', (request) => !request.url().includes('/dist/') && requests.push(request.url()));

  await control.check();
  await expect.poll(() => page.evaluate(() => window.ap.session.get()?.id)).toBe('7');
  expect(await context.cookies()).toEqual([]);
  expect((await page.request.get('/api/front/user/profile')).status()).toBe(401);
  expect(requests).toEqual([]);
  expect(await other.evaluate(() => window.ap.session.get())).toBeNull();
});

test('ROLE-09 defines the tag in development mode only', async ({ page }) => {
  await page.goto('/aparador/ap-showroom/estat/sense-dev');
  await page.evaluate(() => window.ap.ready);
  const host = page.locator('ap-showroom');
  await expect(host).toContainText('Ací no hi ha cap control.');
  expect(await page.evaluate(() => customElements.get('ap-showroom'))).toBeUndefined();
  await expect(host.getByRole('radio')).toHaveCount(0);
});
