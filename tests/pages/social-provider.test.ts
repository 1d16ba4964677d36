import { expect, test } from '../support/demo.ts';

const start = (network: string) => `/api/front/user/login/${network}/start?site=apunt`;

for (const [network, name] of [
  ['facebook', 'Facebook'],
  ['google', 'Google'],
  ['twitter', 'X'],
  ['apple', 'Apple'],
] as const) {
  test(`SOC-01 SOC-07 the screen of ${name} can be read and used at 360 px, light and dark`, async ({
    page,
    axe,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(start(network));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Inicieu la sessió amb ${name}`);
      await expect(page.getByRole('button')).toHaveCount(5);
      const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(isWider).toBe(false);
      await axe();
    }
  });

  test(`SOC-07 ${name}: the policy lets the browser go there and back, and no script is needed`, async ({
    browser,
    demo,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(demo.url + start(network));
    await page.getByRole('button', { name: 'Continua com a Joan Mira Pons' }).click();
    await expect(page).toHaveURL(new RegExp(`/acces\\?code=[\\w-]+&state=${network}\\.[\\w-]+&iss=`));
    await page.goto(demo.url + start(network));
    await page.getByRole('button', { name: 'Cancel·la' }).click();
    await expect(page).toHaveURL(new RegExp(`/acces\\?error=access_denied&.*state=${network}\\.`));
    await context.close();
  });
}
