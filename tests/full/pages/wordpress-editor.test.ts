import type { Page } from '@playwright/test';
import { expect, shot } from '../../support/demo.ts';
import { missing, test } from '../../support/wordpress/fixtures.ts';

test.skip(missing !== undefined, missing);
test.setTimeout(300_000);
// from the editor itself: a picture of its welcome, and a template that authors may not read
test.use({ allow: [/s\.w\.org|status of 403/] });

/** Globals of WordPress' editor pages, typed only as far as this test needs. */
interface Wp {
  blocks: { createBlock(name: string, attributes: object): object };
  data: {
    dispatch(store: string): Record<string, (...values: unknown[]) => Promise<void>>;
    select(store: string): Record<string, (...values: unknown[]) => unknown>;
  };
}

async function enter(page: Page, name: 'admin' | 'autora') {
  await page.goto('/wp-login.php');
  // the page focuses the name by itself, a moment later
  await expect(page.locator('#user_login')).toBeFocused();
  await page.locator('#user_login').fill(name);
  await page.locator('#user_pass').fill('nomes-per-a-la-prova');
  await page.locator('#wp-submit').click();
  await expect(page).toHaveURL(/\/wp-admin\//);
}

test('an author places a block, sets its attributes in the side bar, and a reader gets the tag', async ({
  page,
  site,
  freshPoll,
}) => {
  site.ask({ do: 'theme', theme: 'twentytwentythree' });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter(page, 'autora');
  await page.goto('/wp-admin/post-new.php');
  await page.waitForFunction(
    () => 'wp' in window && document.querySelector('.block-editor-block-list__layout'),
  );
  const { id: pollId } = await freshPoll();
  await page.evaluate(async (poll) => {
    const { blocks, data } = (window as unknown as { wp: Wp }).wp;
    await data.dispatch('core/edit-post').toggleFeature?.('welcomeGuide');
    await data.dispatch('core/editor').editPost?.({ title: 'Amb un bloc' });
    await data
      .dispatch('core/block-editor')
      .insertBlock?.(blocks.createBlock('ap-widgets/ap-poll', { 'poll-id': poll, active: 'true' }));
    await data.dispatch('core/edit-post').openGeneralSidebar?.('edit-post/block');
  }, pollId);
  await expect(page.getByText(`ap-poll poll-id="${pollId}" active="true"`)).toBeVisible();
  await page.getByLabel('open', { exact: true }).click();
  await page.getByLabel('content', { exact: true }).fill('<h3 slot="question">Hi anireu?</h3>');
  await expect(page.getByText(`poll-id="${pollId}" active="true" open="true"`)).toBeVisible();
  await shot(page, 'wordpress-editor');
  const id = await page.evaluate(async () => {
    const { data } = (window as unknown as { wp: Wp }).wp;
    await data.dispatch('core/editor').savePost?.();
    return String(data.select('core/editor').getCurrentPostId?.());
  });
  await page.goto(`/?p=${id}&preview=true`);
  const poll = page.locator('ap-poll');
  await expect(poll).toHaveAttribute('data-ap-state', 'ready');
  await expect(poll.getByRole('heading', { name: 'Hi anireu?' })).toBeVisible();
  await expect(page.locator('ap-config')).toHaveAttribute('preview', '');
  expect(errors).toEqual([]);
});

test('an administrator sets where the library and the API are, in Catalan', async ({ page, site, axe }) => {
  site.ask({ do: 'theme', theme: 'twentytwentythree' });
  await enter(page, 'admin');
  await page.goto('/wp-admin/options-general.php?page=ap_widgets');
  await expect(page.getByRole('heading', { name: 'Elements d’Apunt' })).toBeVisible();
  await page.getByLabel('Colors').selectOption('auto');
  await page.getByLabel('Prefix del lloc').fill('"><script>alert(1)</script>');
  await page.getByRole('button', { name: 'Guardeu els canvis' }).click();
  await expect(page.getByLabel('Colors')).toHaveValue('auto');
  await expect(page.getByLabel('Prefix del lloc')).toHaveValue('');
  await expect(page.getByLabel('Adreça de la biblioteca')).toHaveValue('/dist/');
  await axe('.form-table');
  await shot(page, 'wordpress-settings');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'auto');
  const value = { dist: '/dist/', base_path: '', api: '', site: 'apunt', theme: '' };
  site.ask({ do: 'option', name: 'ap_widgets', value });
});
