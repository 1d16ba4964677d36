/** The documentation site, as `npm start` builds and serves it. */
import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../../scripts/derive/contracts.ts';
import { expect, test } from '../../support/demo.ts';

// one build for all tests of this file
test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  test.setTimeout(300_000);
  const { status, stderr } = spawnSync(process.execPath, ['docs/site/build.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});

const pages = ['', 'elements/', 'elements/ap-poll/', 'elements/ap-player/', 'guia-editors/', 'integrating/'];

for (const path of pages)
  test(`/documentacio/${path} is accessible and fits a phone, light and dark`, async ({ page, axe }) => {
    test.setTimeout(60_000);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [360, 1280]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/documentacio/${path}`);
        await axe();
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `px beyond the right edge at ${width} px, ${colorScheme}`).toBeLessThanOrEqual(0);
      }
  });

test('the search of the documentation finds a page by a word without its accent', async ({ page }) => {
  await page.goto('/documentacio/');
  await page.getByRole('button', { name: 'Busca' }).click();
  await page.locator('dialog input').fill('transcripcio');
  await expect(
    page
      .locator('dialog')
      .getByRole('link', { name: /ranscripci/ })
      .first(),
  ).toBeVisible();
});
