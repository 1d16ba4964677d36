import { texts as membership } from '../../../src/club/membership.texts.ts';
import { expect, test } from '../../support/demo.ts';
import { hear } from '../../support/pages/poll.ts';

test('CHILD-04 CHILD-17 opens the card in a tab of its own, unless the page shows it itself', async ({
  page,
  context,
}) => {
  await context.route('**/perfil/carnet/31', (route) => route.fulfill({ body: 'carnet' }));
  await page.goto('/aparador/ap-child-card/estat/membre');
  const host = page.locator('ap-child-card');
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  const heard = await hear(page, 'ap-child-print');
  const print = host.getByRole('link', { name: membership['child.print'] });
  const opened = context.waitForEvent('page');
  await print.click();
  const tab = await opened;
  await expect.poll(() => new URL(tab.url()).pathname).toBe('/perfil/carnet/31');
  expect(await tab.evaluate(() => [document.referrer, window.opener])).toEqual(['', null]);
  await tab.close();
  await page.evaluate(() => {
    document.addEventListener('ap-child-print', (event) => event.preventDefault());
  });
  await print.click();
  expect(await heard()).toEqual([
    ['ap-child-print', { index: 0 }],
    ['ap-child-print', { index: 0 }],
  ]);
  expect(context.pages()).toHaveLength(1);
});

test('CHILD-07 CHILD-16 follows the age that the page sets, and says it', async ({ page }) => {
  await page.goto('/aparador/ap-child-card/estat/alta');
  const host = page.locator('ap-child-card');
  await expect(host).toHaveAttribute('data-ap-state', 'ready');
  const birthdate = `${new Date().getUTCFullYear() - 7}-02-03`;
  const values = { name: 'Pau', surname: 'Mira Soler', birthdate, pin: '0042', repeatPin: '0042' };
  for (const [name, value] of Object.entries(values)) await host.locator(`input[name=${name}]`).fill(value);
  await host.evaluate((element) => element.setAttribute('max-age', '6'));
  await expect(host.getByText('menors de 6 anys')).toBeVisible();
  await host.locator('button[type=submit]').press('Enter');
  await expect(host.locator('input[name=birthdate]')).toBeFocused();
  await expect(host.getByText('encara no ha fet 6 anys').first()).toBeVisible();
  await host.evaluate((element) => element.removeAttribute('max-age'));
  await expect(host.getByText('menors de 6 anys')).toHaveCount(0);
});
