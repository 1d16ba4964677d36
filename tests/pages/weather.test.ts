import { expect, test } from '../support/demo.ts';
import { inFull } from '../support/in-full.ts';
import { watchShifts } from '../support/pages/shifts.ts';

/** Position in the middle of Alacant. */
const alacant = { permissions: ['geolocation'], geolocation: { latitude: 38.345, longitude: -0.481 } };

test.describe('with a position', () => {
  test.use(alacant);

  for (const [path, width] of inFull<readonly [string, number]>(
    [
      ['/', 360],
      ['/el-temps', 1280],
    ],
    ['/', 1280],
    ['/el-temps', 360],
  ))
    test(`WEA-02 DEL-04 the weather of the reader’s own place moves nothing on ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const shifts = await watchShifts(page);
      await page.goto(path);
      const weather = page.locator('ap-weather');
      await weather.scrollIntoViewIfNeeded();
      // on Home only a press requests the position; a real press would excuse the layout shift
      const button = weather.getByRole('button', { name: 'El temps d’on soc' });
      await button.evaluate((node: HTMLElement) => node.click());
      await expect(weather.locator('.ap-weather-place:visible')).toHaveText('Alacant');
      const { sum, culprits } = await shifts.atRest();
      expect(sum, culprits.join(', ')).toBeLessThan(0.001);
    });

  test('W-20 WEA-26 nothing is asked while the weather is out of sight', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/.*(weather|geocoder)/.test(pathname)) asked.push(pathname);
    });
    await page.setViewportSize({ width: 1280, height: 800 });
    // imitates a page where it requests by itself
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('ap-weather')?.removeAttribute('ask'),
      ),
    );
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    // near enough for its code to load
    const weather = page.locator('ap-weather');
    await weather.evaluate((node) =>
      scrollTo({ top: scrollY + node.getBoundingClientRect().top - innerHeight - 100, behavior: 'instant' }),
    );
    await expect(weather).toHaveAttribute('data-ap-state', 'ready');
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await weather.scrollIntoViewIfNeeded();
    await expect(weather.locator('.ap-weather-place:visible')).toHaveText('Alacant');
    expect(asked).toEqual(['/api/front/geocoder', '/api/front/weather/forecast-ine/03014']);
  });
});
