import type { Page } from '@playwright/test';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { pollOn } from '../support/pages/poll.ts';

/** Article with embeds of every provider, cards and a side bar. */
const article = '/noticies/de-tot-un-poc-una-vesprada-de-pluja';

const onPaper = (page: Page) => page.emulateMedia({ media: 'print' });

test('a page that had been scrolled is printed with its header once, at the top, by its logo alone', async ({
  page,
}) => {
  await page.goto(article);
  const header = page.locator('ap-header');
  for (const [distance, state] of [
    [1200, 'hidden'],
    [-100, 'sticky'],
  ] as const) {
    // a wheel has no effect until the code has loaded
    await expect(async () => {
      await page.mouse.wheel(0, distance);
      await expect(header).toHaveAttribute('data-state', state, { timeout: 500 });
    }).toPass();
    await onPaper(page);
    expect(
      await header.evaluate((element) => element.getBoundingClientRect().top + scrollY),
      state,
    ).toBeLessThanOrEqual(1);
    await expect(header).toHaveCSS('position', 'relative');
    await expect(header.locator('[slot="logo"]')).toBeVisible();
    await expect(header.locator('.ap-header-nav')).toBeHidden();
    await expect(header.locator('summary').filter({ visible: true })).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('of an article what can only be pressed is not printed, and no card is divided', async ({ page }) => {
  await page.goto(article);
  const bars = page.locator('ap-side-bar, ap-share-bar, ap-favourite-button');
  await expect(bars.filter({ visible: true })).not.toHaveCount(0);
  await onPaper(page);
  await expect(bars.filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.ap-button:visible')).toHaveCount(0);
  await expect(page.locator('.card').first()).toHaveCSS('break-inside', 'avoid');
});

test('a poll is printed in one piece, without the button that votes', fullOnly, async ({ page }) => {
  await page.goto('/enquestes/1');
  const poll = pollOn(page);
  await expect(poll.vote).toBeVisible();
  await onPaper(page);
  await expect(poll.vote).toBeHidden();
  await expect(poll.radio('Palau de Cervelló')).toBeVisible();
  await expect(poll.host).toHaveCSS('break-inside', 'avoid');
});

test('embeds are printed as the links that the server wrote, with their addresses', async ({ page }) => {
  await page.goto(article);
  for (const embed of await page.locator('ap-social-embed, ap-embed').all()) {
    await embed.scrollIntoViewIfNeeded();
    await expect(embed).toHaveAttribute('data-ap-state', 'ready');
    await onPaper(page);
    await expect(embed.getByRole('button')).toHaveCount(0);
    const link = embed.locator('> a');
    await expect(link).toBeVisible();
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content);
    expect(printed).toContain(await link.getAttribute('href'));
    expect((await embed.boundingBox())?.height, 'no box is left of what is not shown').toBeLessThan(200);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('no tool of a sound, nor of its transcription, is printed', fullOnly, async ({ page }) => {
  await page.goto('/audios/diccionari-de-la-pluja');
  const player = page.locator('ap-player:visible');
  await player.getByRole('button').first().click();
  const pause = player.getByRole('button', { name: 'Pausa' });
  const search = page.locator('ap-transcription [data-ap-mount] input');
  await expect(pause).toBeVisible();
  await search.scrollIntoViewIfNeeded();
  await expect(search).toBeVisible();
  await onPaper(page);
  await expect(pause).toBeHidden();
  await expect(search).toBeHidden();
});
