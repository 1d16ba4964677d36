import { expect, test } from '../../support/demo.ts';
import { article, gateOn, openArticle, secret } from '../../support/pages/gate.ts';
import { hear } from '../../support/pages/poll.ts';

test('GATE-05 SESS-22 keeps the address, leads to the login, and opens the content afterwards', async ({
  page,
}) => {
  await openArticle(page);
  const { access, content } = gateOn(page);
  await access.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/acces');
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toContain(article);
  await page.locator('ap-login [data-ap-mount]').getByLabel('Correu electrònic').fill('anna@example.cat');
  await page
    .locator('ap-login [data-ap-mount]')
    .getByLabel('Contrasenya', { exact: true })
    .fill('Secreta123');
  await page.getByRole('button', { name: 'Inicieu la sessió' }).click();
  await page.waitForURL(article);
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
  await expect(content.getByRole('heading', { name: secret })).toBeVisible();
});

test('BEY-07 closes after a logout in another tab, and keeps nothing fetched, even after Back', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('7');
  await openArticle(page);
  const { host, access, content } = gateOn(page);
  await expect(content.getByRole('heading', { name: secret })).toBeVisible();
  const events = await hear(page, 'ap-gate-change');
  const other = await context.newPage();
  await other.goto('/logout');
  await other.waitForURL('/acces');
  await expect(access).toBeVisible();
  await expect(host).not.toHaveAttribute('open');
  expect(await page.content()).not.toContain(secret);
  expect(await events()).toEqual([['ap-gate-change', { open: false }]]);
  await page.goto('/condicions-d-us');
  await page.goBack();
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
  await expect(access).toBeVisible();
  expect(await page.content()).not.toContain(secret);
});
