import { texts as club } from '../../../src/club/club.texts.ts';
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
  const print = host.getByRole('link', { name: club['child.print'] });
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
