import type { Page } from '@playwright/test';
import { issueToken } from '../../demo/api/accounts/one-time-tokens.ts';
import { expect, shot, test } from '../support/demo.ts';
import { designs } from '../support/designs.ts';
import { fullOnly, inFull } from '../support/in-full.ts';
import { watchShifts } from '../support/pages/shifts.ts';

const pages = inFull<readonly [name: string, path: string]>(
  [
    ['acces-avis', '/acces?alert=password_changed'],
    ['acces-lacolla', '/acces?site=lacolla'],
    ['registre-apunts', '/registre?site=apunts'],
    ['registre-adults', '/registre-adults'],
    ['restablir', '/restablir-contrasenya?token=x'],
  ],
  ['acces', '/acces'],
  ['acces-apunts', '/acces?site=apunts'],
  ['acces-adults', '/acces-adults'],
  ['registre-apunt', '/registre?site=apunt'],
  ['recuperar', '/recuperar-contrasenya'],
);

async function fitsEveryWindow(page: Page, name: string) {
  for (const width of inFull([1280, 360], 800)) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name}, ${width} px`).toBeLessThanOrEqual(0);
    await shot(page, `${name}-${width}`);
  }
}

for (const colorScheme of designs) {
  test.describe(`in the ${colorScheme} design`, () => {
    test.use({ colorScheme });
    for (const [name, path] of pages)
      test(`${path} fits every window, is accessible, and renders its form without layout shift`, async ({
        page,
        axe,
      }) => {
        const shifts = await watchShifts(page);
        for (const width of inFull([360], 800, 1280)) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          const host = page.locator('ap-login, ap-register, ap-password');
          await expect(host).toHaveAttribute('data-ap-state', 'ready');
          const { sum, culprits } = await shifts.atRest();
          expect(sum, `${width} px: ${culprits.join(', ')}`).toBeLessThanOrEqual(0.01);
        }
        await fitsEveryWindow(page, `account-${name}-${colorScheme}`);
        await axe();
      });

    test(
      'ROUTE-16 the profile’s page greets in every window, adults and children',
      fullOnly,
      async ({ page, loginAs, axe }) => {
        for (const [user, path] of [
          ['7', '/perfil/meu-perfil'],
          ['30', '/perfil/programes-preferits?site=lacolla'],
        ] as const) {
          await page.goto('about:blank'); // what the last one's page asks for is asked no more
          await loginAs(user);
          await page.goto(path);
          await fitsEveryWindow(page, `account-profile-${user}-${colorScheme}`);
          await axe();
        }
      },
    );
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  const open = [
    ['/acces', ['/registre?site=apunt', '/recuperar-contrasenya']],
    ['/acces?site=lacolla', ['/registre', '/acces-adults'], 'El PIN, el posa una persona adulta'],
    ['/acces?site=apunts', ['/registre?site=apunts', '/recuperar-contrasenya']],
    ['/acces-adults', ['/registre-adults', '/recuperar-contrasenya']],
  ] as const;
  const shut = [
    ['/registre?site=apunt', ['/acces']],
    ['/registre-adults', ['/acces-adults']],
    ['/recuperar-contrasenya', ['/acces']],
    ['/restablir-contrasenya?token=x', ['/recuperar-contrasenya']],
  ] as const;
  test('DEL-04 CLOG-10 a login has a form that works, and says how a PIN is had', async ({ page }) => {
    for (const [path, links, heading] of open) {
      await page.goto(path);
      const card = page.locator('.account-card');
      await expect(card.locator('ap-login > form[method=post]')).toBeVisible();
      await expect(card.getByText('necessita JavaScript')).toHaveCount(0);
      for (const href of links) await expect(card.locator(`a[href="${href}"]`).first()).toBeVisible();
      await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
      if (heading) await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
  });

  test('DEL-04 a page says so kindly instead of showing a form that cannot work', async ({ page }) => {
    for (const [path, links] of shut) {
      await page.goto(path);
      const card = page.locator('.account-card');
      await expect(card.getByText('necessita JavaScript')).toBeVisible();
      for (const shape of await card.locator('.form-shape').all()) await expect(shape).toBeHidden();
      for (const href of links) await expect(card.locator(`a[href="${href}"]`).first()).toBeVisible();
      await expect(card.locator('a[href^="mailto:"]')).toBeVisible();
    }
  });

  test('W-11 ROUTE-14 the page of the logout ends no session, and says what does', async ({
    page,
    loginAs,
  }) => {
    await loginAs('7');
    await page.goto('/logout');
    await expect(page.getByText('tanqueu el navegador')).toBeVisible();
    await page.goto('/perfil/meu-perfil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hola, Anna');
  });
});

test('SESS-11 ROUTE-17 who is not logged in is sent from the profile to the login, and the site is kept', async ({
  page,
}) => {
  for (const [path, login] of [
    ['/perfil', '/acces'],
    ['/perfil?site=lacolla', '/acces?site=lacolla'],
    ['/perfil/continguts-guardats?site=apunts', '/acces?site=apunts'],
  ] as const) {
    await page.goto(path);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(login);
  }
});

test.describe('the link of the validation mail', () => {
  test.use({ allow: [/status of 400/] });
  test('ROUTE-35 W-16 confirms the e-mail once and removes the token from the address bar', async ({
    page,
    demo,
    axe,
  }) => {
    const token = await issueToken(demo.db, 'validate-email', 7, new Date());
    await page.goto(`/validar-correu?token=${token}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirmeu el vostre correu');
    await axe();
    await page.getByRole('button', { name: 'Confirmeu el correu' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registre confirmat');
    await expect(page).toHaveURL(`${demo.url}/validar-correu`);
    await expect(page.getByRole('link', { name: 'Inicieu la sessió' }).last()).toHaveAttribute(
      'href',
      '/acces?email=anna%40example.cat',
    );
    await shot(page, 'account-validated');
    await axe();
    const next = page.waitForRequest((request) => request.isNavigationRequest());
    await page.getByRole('link', { name: 'Inicieu la sessió' }).last().click();
    expect(await (await next).headerValue('referer')).toBeNull();

    const again = await page.goto(`/validar-correu?token=${token}`);
    expect(again?.status()).toBe(400);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'L’enllaç ha caducat o ja s’ha fet servir.',
    );
    await expect(page).toHaveURL(`${demo.url}/validar-correu`);
    await axe();
  });
});
