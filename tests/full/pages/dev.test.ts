// `npm run dev` on a copy of the project, which the test changes as its author would.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';
import { copyProject } from '../../support/copy-project.ts';
import { watchPage } from '../../support/watch-page.ts';

let copy: string;
let server: ChildProcess;
let warnings = '';
let url: string;

test.describe.configure({ mode: 'serial', timeout: 120_000 });

test.beforeAll(async () => {
  copy = copyProject();
  server = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: '', PORT: '0', DATA_DIR: 'memory' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr?.on('data', (text) => {
    warnings += text;
  });
  for await (const line of createInterface({ input: server.stdout as NodeJS.ReadableStream })) {
    url = /^\s*Pages\s+(http\S+)/.exec(line)?.[1] ?? '';
    if (url) return;
  }
  throw new Error('npm run dev ended without saying where the pages are');
});

test.afterAll(async () => {
  const exit = once(server, 'exit');
  if (server.kill('SIGTERM')) await exit;
  rmSync(copy, { recursive: true });
});

function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replaceAll(from, to));
}

test('npm run dev shows a change of a text without being asked, under the policy of the pages', async ({
  page,
}) => {
  const problems = await watchPage(page, new URL(url).origin);
  await page.goto(`${url}/enquestes/1`);
  await expect(page.getByRole('button', { name: 'Voteu', exact: true })).toBeVisible();
  change('elements/poll/poll.texts.ts', "'Voteu'", "'Voteu ara'");
  await expect(page.getByRole('button', { name: 'Voteu ara' })).toBeVisible();
  expect(problems).toEqual([]);
});

test('npm run dev shows a change of a page of the demo', async ({ page }) => {
  await page.goto(url);
  change('demo/cms/templates/layout.ts', 'class="site-footer"', 'class="site-footer changed"');
  await expect(page.locator('footer.changed')).toBeVisible();
});

test('npm run dev says what is wrong in a file, and heals when that is mended', async ({ page }) => {
  await page.goto(`${url}/enquestes/1`);
  await expect(page.locator('ap-poll[data-ap-state="ready"]')).toBeVisible();
  const line = 'export default defineElement';
  change('elements/poll/poll.tsx', line, `}${line}`);
  await expect(page.locator('vite-error-overlay')).toContainText('elements/poll/poll.tsx');
  change('elements/poll/poll.tsx', `}${line}`, line);
  await expect(page.locator('ap-poll[data-ap-state="ready"]')).toBeVisible();
  await expect(page.locator('vite-error-overlay')).toHaveCount(0);
});

test('npm run dev shows a new tag in the showroom', async ({ page }) => {
  await page.goto(`${url}/aparador`);
  mkdirSync(join(copy, 'elements/bell'));
  const write = (suffix: string, text: string) =>
    writeFileSync(join(copy, `elements/bell/bell.${suffix}`), text);
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
  change('budgets.json', '"ap-time": ', '"ap-time": 1, "was": ');
  await expect
    .poll(() => warnings, { timeout: 60_000 })
    .toMatch(/^Over budget: ap-time: \d+ bytes, budget 1;/m);
});
