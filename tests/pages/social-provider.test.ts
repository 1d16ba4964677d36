import { expect, test } from '../support/demo.ts';
import { fullOnly, inFull } from '../support/in-full.ts';

const start = (network: string) => `/api/front/user/login/${network}/start?site=apunt`;
/** Colour scheme for the full run only: the screens differ only in their names. */
const other = inFull<'light' | 'dark'>(['light'], 'dark');
const networks = [
  ['facebook', 'Facebook', other],
  ['google', 'Google', ['light', 'dark']],
  ['twitter', 'X', other],
  ['apple', 'Apple', other],
] as const;

test(
  'SOC-01 SOC-07 the screen of each network can be read and used at 360 px, light and dark',
  fullOnly,
  async ({ page, axe }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [network, name, colorSchemes] of networks)
      for (const colorScheme of colorSchemes)
        await test.step(`${name}, ${colorScheme}`, async () => {
          await page.emulateMedia({ colorScheme });
          await page.goto(start(network));
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Inicieu la sessió amb ${name}`);
          await expect(page.getByRole('button')).toHaveCount(5);
          const isWider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
          expect(isWider).toBe(false);
          await axe();
        });
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('SOC-07 lets the browser go to the provider and back under the policy', fullOnly, async ({ page }) => {
    for (const [network, name] of networks)
      await test.step(name, async () => {
        await page.goto(start(network));
        await page.getByRole('button', { name: 'Continua com a Joan Mira Pons' }).click();
        await expect(page).toHaveURL(new RegExp(`/acces\\?code=[\\w-]+&state=${network}\\.[\\w-]+&iss=`));
        await page.goto(start(network));
        await page.getByRole('button', { name: 'Cancel·la' }).click();
        await expect(page).toHaveURL(new RegExp(`/acces\\?error=access_denied&.*state=${network}\\.`));
      });
  });
});
