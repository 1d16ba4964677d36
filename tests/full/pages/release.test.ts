import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { copyProject } from '../../support/copy-project.ts';
import { expect, test } from '../../support/demo.ts';
import { type Site, startSite } from '../../support/package/site-before-api.ts';
import { pollOn } from '../../support/pages/poll.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Project with the next release: another text in a lazy part, and a changed core. */
let next: string;
let folder: string;
let site: Site;

test.describe.configure({ timeout: 300_000 });
test.beforeAll(async ({ demo }) => {
  test.setTimeout(300_000); // builds the library
  next = copyProject();
  change('package.json', '"version": "0.', '"version": "99.');
  change('elements/poll/dialogs.texts.ts', 'Envieu el vot', 'Envieu-lo ja');
  // this test ignores the size of other chunk names
  const budgets: Record<string, number> = JSON.parse(readFileSync(join(next, 'budgets.json'), 'utf8'));
  const doubled = Object.entries(budgets).map(([name, bytes]) => [name, bytes * 2]);
  writeFileSync(join(next, 'budgets.json'), JSON.stringify(Object.fromEntries(doubled)));
  const core = join(next, 'src/element/define-element.ts');
  writeFileSync(core, `${readFileSync(core, 'utf8')}\nObject.assign(globalThis, { release: 99 });\n`);
  const { NODE_ENV: _, ...env } = process.env;
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: next,
    env,
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  folder = mkdtempSync(join(tmpdir(), 'ap-site-'));
  site = await startSite([folder], demo.url);
});
test.afterAll(async () => {
  await site?.close();
  for (const made of [next, folder]) if (made) rmSync(made, { recursive: true });
});

function change(file: string, from: string, to: string) {
  const text = readFileSync(join(next, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(next, file), text.replace(from, to));
}

/** Publishes a project's build into the folder of the site, as its users do. */
function publish(project: string, ...words: string[]) {
  const command = [join(project, 'bin/ap-widgets.js'), 'publish', join(folder, 'dist'), ...words];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

/** Opens a reader's page of the currently published release, with a poll without a vote. */
async function reader(browser: Browser, id: string) {
  writeFileSync(
    join(folder, `${id}.html`),
    `<!doctype html><title>Enquesta</title><link rel="stylesheet" href="/dist/ap-base.css">
<script type="module" src="/dist/ap.js"></script>
<ap-config site="apunt"></ap-config>
<ap-poll poll-id="${id}" open active><h1 slot="question">Quina?</h1></ap-poll>
<div style="height: 300vh"></div>
<ap-time datetime="2020-01-02T10:00:00Z"><time>2 de gener</time></ap-time>`,
  );
  const page = await browser.newPage({ locale: 'ca-ES' });
  await page.goto(`${site.origin}/${id}.html`);
  const poll = pollOn(page);
  await expect(poll.vote).toBeVisible();
  await poll.radio('Sí').check();
  return { page, poll, time: page.locator('ap-time') };
}

test('a page opened before a release loads lazy parts from its own chunks while they are kept', async ({
  browser,
  freshPoll,
}) => {
  const { id } = await freshPoll();
  publish(root);
  const kept = await reader(browser, id);
  const lost = await reader(browser, id);

  publish(next, '--keep', '1');
  await kept.poll.vote.click();
  await expect(kept.poll.dialog.getByRole('button', { name: 'Envieu el vot' })).toBeVisible();
  await kept.poll.confirm.click();
  await expect(kept.poll.percent('Sí')).toHaveText('100 %');
  await kept.time.scrollIntoViewIfNeeded();
  await expect(kept.time).toHaveAttribute('data-ap-state', 'ready');
  expect(await kept.page.evaluate(() => window.ap.errors)).toEqual([]);
  expect(await kept.page.evaluate(() => window.ap.version)).not.toMatch(/^99/);

  const fresh = await reader(browser, id);
  await fresh.poll.vote.click();
  await expect(fresh.poll.dialog.getByRole('button', { name: 'Envieu-lo ja' })).toBeVisible();

  publish(next, '--keep', '0');
  const answer = lost.page.waitForResponse(/\/dist\/chunks\/time-/);
  await lost.time.scrollIntoViewIfNeeded();
  expect((await answer).status(), 'a control: without them they are gone').toBe(404);
});
