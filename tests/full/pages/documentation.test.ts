/** The documentation site, as `npm start` builds and serves it. */
import { spawnSync } from 'node:child_process';
import { projectRoot } from '../../../scripts/derive/contracts.ts';
import { expect, test } from '../../support/demo.ts';
import { watchShifts } from '../../support/pages/shifts.ts';

// one build for all tests of this file
test.describe.configure({ mode: 'serial' });

// an example shows a poll that does not exist
test.use({ allow: [/poll\/no-existix/] });

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

test('the examples of a tag are shown when they come near, in the theme of the page, and move nothing', async ({
  page,
}) => {
  const shifts = await watchShifts(page);
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/documentacio/elements/ap-poll/');
  const first = page.locator('.example-frame').first();
  await expect(first.locator('iframe').contentFrame().locator('ap-poll')).toHaveAttribute(
    'data-ap-state',
    'ready',
  );
  // watched in the frame too
  const inFrame = await first
    .locator('iframe')
    .contentFrame()
    .locator('body')
    .evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  expect(inFrame, 'shift in the example').toBeLessThanOrEqual(0.01);
  const last = page.locator('.example-frame').last();
  expect(await last.locator('iframe').getAttribute('src'), 'far away').toBe(null);
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('iframe')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  await expect(last.locator('iframe')).toHaveAttribute('src', /tema=dark/);
  await expect(last.locator('iframe')).toBeVisible();
  const { sum, culprits } = await shifts.atRest();
  expect(sum, culprits.join(', ')).toBeLessThanOrEqual(0.01);
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
