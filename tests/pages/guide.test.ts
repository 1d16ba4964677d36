import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '../support/demo.ts';

const guide = readFileSync(new URL('../../docs/guia-editors.md', import.meta.url), 'utf8');
const [emptyPage = '', poll = '', , ...others] = [...guide.matchAll(/^```html\n(.*?)^```/gms)].map(
  ([, sample = '']) => sample,
);
const folder = mkdtempSync(join(tmpdir(), 'ap-guide-'));
function write(name: string, samples: readonly string[]) {
  // a worker may return to this file after it has removed the folder
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), emptyPage.replace(/(<\/h1>)/, `$1\n${samples.join('\n')}`));
}

test.use({ server: { pagesDir: folder } });
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the first poll of the guide for editors is voted, as its text says', async ({ page, axe }) => {
  write('primera.html', []);
  await page.goto('/proves/primera.html');
  await expect(page.getByRole('heading', { name: 'La meua primera enquesta' })).toBeVisible();

  write('primera.html', [poll]);
  await page.reload();
  const tag = page.locator('ap-poll');
  await expect(tag).toHaveAttribute('data-ap-state', 'ready');
  await tag.getByRole('radio').first().check();
  await tag.getByRole('button', { name: 'Voteu', exact: true }).click();
  await page.getByRole('dialog').getByRole('button').filter({ hasText: /vot/i }).first().click();
  await expect
    .poll(() =>
      tag.evaluate((host) => (host as never as { state: { votedOptionId: unknown } }).state.votedOptionId),
    )
    .not.toBeNull();
  await expect(page.getByRole('note')).toHaveCount(0);
  await axe();
});

test('the other samples of the guide are drawn, and no attribute of theirs is wrong', async ({ page }) => {
  write('altres.html', others);
  await page.goto('/proves/altres.html');
  for (const tag of ['ap-player', 'ap-social-embed', 'ap-time']) {
    const host = page.locator(tag);
    // tags far from the window wait until the reader comes near
    await host.scrollIntoViewIfNeeded();
    await expect(host).toHaveAttribute('data-ap-state', 'ready');
  }
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('pages of one’s own are read anew, and nothing beside their folder is served', async ({ demo }) => {
  write('nova.html', []);
  expect((await fetch(`${demo.url}/proves/nova.html`)).status).toBe(200);
  expect(await (await fetch(`${demo.url}/proves/`)).text()).toContain(
    '<a href="/proves/nova.html">nova.html</a>',
  );
  expect((await fetch(`${demo.url}/proves/cap.html`)).status).toBe(404);
  expect((await fetch(`${demo.url}/proves/..%2f..%2fetc%2fpasswd`)).status).toBeGreaterThanOrEqual(400);
});
