import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type DevCopy, startDevCopy } from '../../support/dev-copy.ts';
import { watchPage } from '../../support/pages/watch-page.ts';

let dev: DevCopy;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  dev = await startDevCopy();
});
test.afterAll(() => dev.stop());

test('npm run dev shows a change of a text without being asked, under the policy of the pages', async ({
  page,
}) => {
  const problems = await watchPage(page, new URL(dev.url).origin);
  await page.goto(`${dev.url}/enquestes/1`);
  await expect(page.getByRole('button', { name: 'Voteu', exact: true })).toBeVisible();
  dev.change('elements/poll/poll.texts.ts', "'Voteu'", "'Voteu ara'");
  await expect(page.getByRole('button', { name: 'Voteu ara' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('npm run dev shows a change of a page of the demo', async ({ page }) => {
  await page.goto(dev.url);
  dev.change('demo/cms/templates/layout.ts', 'class="site-footer"', 'class="site-footer changed"');
  await expect(page.locator('footer.changed')).toBeVisible();
});

test('npm run dev says what is wrong in a file, and heals when that is mended', async ({ page }) => {
  await page.goto(`${dev.url}/enquestes/1`);
  await expect(page.locator('ap-poll[data-ap-state="ready"]')).toBeVisible();
  const line = 'export default defineElement';
  dev.change('elements/poll/poll.tsx', line, `}${line}`);
  await expect(page.locator('vite-error-overlay')).toContainText('elements/poll/poll.tsx');
  dev.change('elements/poll/poll.tsx', `}${line}`, line);
  await expect(page.locator('ap-poll[data-ap-state="ready"]')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('npm run dev shows a new tag in the showroom', async ({ page }) => {
  await page.goto(`${dev.url}/aparador`);
  mkdirSync(join(dev.copy, 'elements/bell'));
  const write = (suffix: string, text: string) =>
    writeFileSync(join(dev.copy, `elements/bell/bell.${suffix}`), text);
  write(
    'tsx',
    `import { defineElement } from '../../src/element/define-element.ts';
import { contract } from './bell.element.ts';
export default defineElement(contract, () => <p>La campana sona</p>);
`,
  );
  write('demo.html', '<ap-bell><p>Una campana</p></ap-bell>');
  write(
    'element.ts',
    `import { defineContract } from '../../src/element/contract.ts';
export const contract = defineContract({
  tag: 'ap-bell',
  group: 'page',
  title: 'Campana',
  summary: 'Sona.',
  content: 'fallback',
  attributes: {},
  slots: { default: { description: 'La campana, feta pel servidor.' } },
});
`,
  );
  await page.getByRole('link', { name: 'ap-bell' }).first().click();
  await expect(page.frameLocator('iframe').first().getByText('La campana sona')).toBeVisible();
});

test('npm run dev warns of what is over its budget, with the figure', async () => {
  dev.change('budgets.json', '"ap-time": ', '"ap-time": 1, "was": ');
  await expect
    .poll(dev.warnings, { timeout: 60_000 })
    .toMatch(/^Over budget: ap-time: \d+ bytes, budget 1$/m);
});
