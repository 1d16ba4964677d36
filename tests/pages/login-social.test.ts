import { expect, test } from '../support/demo.ts';
import { loginOn, posts } from '../support/pages/login.ts';

const social = (name: string) => `Entreu amb ${name}`;

test('SOC-03 SOC-10 logs in by a network, and leaves nothing of it in the address', async ({ page }) => {
  await page.goto('/acces');
  await page.evaluate(() => localStorage.setItem('backUrl', `${location.origin}/condicions-d-us`));
  const login = loginOn(page);
  const bodies = posts(page, '/api/front/user/login/google');
  await login.host.getByRole('link', { name: social('Google') }).click();
  const addresses: string[] = [];
  await page.exposeFunction('seen', (address: string) => addresses.push(address));
  await page.addInitScript(() =>
    document.addEventListener('ap-login-success', () =>
      (window as unknown as { seen(address: string): void }).seen(location.href),
    ),
  );
  await page.getByRole('button', { name: /Joan/ }).click();
  await expect(page).toHaveURL(/\/perfil\/meu-perfil$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Joan');
  expect(bodies).toEqual([
    expect.objectContaining({ code: expect.any(String), token: expect.stringMatching(/^google\./) }),
  ]);
  expect(addresses.map((address) => new URL(address).search)).toEqual(['']);
  expect(await page.evaluate(() => localStorage.getItem('backUrl'))).toBeNull();
});

test('SOC-01 SOC-11 shows the networks on the adult form, outside the club', async ({ page }) => {
  const names = page.locator('ap-login').getByRole('link', { name: /^Entreu amb/ });
  for (const path of ['/acces', '/acces?site=apunts']) {
    await page.goto(path);
    await expect(names).toHaveText(['Google', 'Facebook', 'Apple', 'X'].map(social));
  }
  await expect(names.first()).toHaveAttribute('href', '/api/front/user/login/google/start?site=apunts');
  for (const path of ['/acces?site=lacolla', '/acces-adults']) {
    await page.goto(path);
    await expect(loginOn(page).submit).toBeVisible();
    await expect(names).toHaveCount(0);
  }
  await page.goto('/acces');
  await loginOn(page).host.evaluate((host) => host.setAttribute('providers', 'apple'));
  await expect(names).toHaveText([social('Apple')]);
});

test.describe('when it fails', () => {
  test.use({ allow: [/status of 400/] });

  test('SOC-04 W-17 records a failure, and offers the form again', async ({ page }) => {
    await page.goto(
      '/acces?email=anna%40example.cat&code=fals&state=google.fals&iss=https%3A%2F%2Fa.example',
    );
    const login = loginOn(page);
    await expect(page).toHaveURL(/\/acces\?email=anna%40example\.cat$/);
    await expect(login.email).toBeVisible();
    await expect(login.alert).toHaveCount(0);
    await expect(login.host.getByRole('link', { name: social('Google') })).toBeEnabled();
    const recorded = await page.evaluate(() => window.ap.errors);
    expect(recorded).toMatchObject([{ message: 'POST /api/front/user/login/google 400' }]);
    expect(await login.property('status')).toBe('idle');
  });
});

test('SOC-04 W-17 records a refusal of the network in a word, and not a cancellation', async ({ page }) => {
  await page.goto('/acces?error=temporarily_unavailable&error_description=x&state=apple.1');
  await expect(page).toHaveURL(/\/acces$/);
  await expect(loginOn(page).email).toBeVisible();
  const errors = () => page.evaluate(() => window.ap.errors.map(({ message }) => message));
  expect(await errors()).toEqual(['login by apple: temporarily_unavailable']);
  await page.goto('/acces?error=anna%40example.cat&state=apple.1');
  await expect(loginOn(page).email).toBeVisible();
  expect(await errors()).toEqual(['login by apple: error']);
  await page.goto('/acces?error=access_denied&state=apple.1');
  await expect(page).toHaveURL(/\/acces$/);
  await expect(loginOn(page).email).toBeVisible();
  expect(await errors()).toEqual([]);
});
