import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { fullOnly } from '../../support/in-full.ts';
import { staysBelowHeader } from '../../support/pages/below-header.ts';

const lesson = '/apunts/llicons/parlar-del-temps-sense-parlar-de-res';

/** Repeats a key until `goal` has the focus. */
async function reach(page: Page, goal: Locator, key = 'Tab') {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 120; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(goal).toBeFocused();
}

test('BEY-16 TRANS-02 a lesson is heard, searched, repeated and taken away by the keyboard alone', async ({
  page,
  axe,
}) => {
  await page.goto(lesson);
  const text = page.locator('ap-transcription');
  await text.scrollIntoViewIfNeeded();
  await expect(text).toHaveAttribute('data-ap-state', 'ready');
  await expect(page.locator('ap-player')).toHaveAttribute('data-ap-state', 'ready');
  const button = (name: string | RegExp) => text.getByRole('button', { name });
  const sounds = (words: string) => expect(text.locator('[aria-current]')).toContainText(words);

  await reach(page, text.getByRole('searchbox', { name: 'Busqueu en el text' }));
  await page.keyboard.type('XAFEC');
  await expect(text.getByRole('status')).toHaveText('1 de 1');
  // Tab continues at the search result
  await reach(page, button(/^Escolteu: Un xàfec/));
  await page.keyboard.press('Enter');
  await sounds('Un xàfec és un ruixat');
  await expect(button('Pareu')).toBeVisible();

  await page.keyboard.press('ArrowUp');
  await expect(button(/^Escolteu: Un ruixat/)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await sounds('Hui en traem sis paraules');

  await reach(page, button('Repetiu la frase'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(button('Repetiu la frase')).toHaveAttribute('aria-pressed', 'true');
  await reach(page, button('A poc a poc'));
  await page.keyboard.press('Enter');
  const media = page.locator('ap-player [data-ap-mount] :is(audio, video)');
  await expect(media).toHaveJSProperty('playbackRate', 0.75);
  await sounds('Hui en traem sis paraules');
  await reach(page, button('Pareu'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(media).toHaveJSProperty('paused', true);

  await reach(page, text.getByRole('link', { name: 'canaleres' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'canaleres' });
  await expect(dialog).toContainText('Canals que arrepleguen l’aigua de les teulades.');
  await axe('dialog');
  await reach(page, dialog.getByRole('button', { name: 'Guardeu la paraula' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(text.getByRole('link', { name: 'canaleres' })).toBeFocused();

  await reach(page, button('Paraules guardades: 1'));
  await page.keyboard.press('Enter');
  await reach(page, page.getByRole('link', { name: 'Baixeu la llista' }));
  const coming = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await coming;
  expect(file.suggestedFilename()).toBe('paraules.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('\r\n"canaleres";"Canals que arrepleguen');
});

for (const width of [360, 1280])
  test(
    `BEY-16 W-28 the tools of a lesson stay below a header that comes back, at ${width} px`,
    fullOnly,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(lesson);
      const text = page.locator('ap-transcription');
      await text.scrollIntoViewIfNeeded();
      const tools = text.getByRole('button', { name: 'Escolteu', exact: true });
      await expect(tools).toBeVisible();
      // the text is short: in reading position its beginning is 120 px above the window
      await text.evaluate((host) =>
        scrollBy({ top: host.getBoundingClientRect().top - 180, behavior: 'instant' }),
      );
      await staysBelowHeader(page, tools);
    },
  );

test('TRANS-01 TRANS-03 a lesson is text with links without JavaScript', async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${demo.url}${lesson}`);
  // no space for tools that never come
  await expect(page.locator('ap-transcription')).toHaveCSS('padding-block-start', '0px');
  const text = page.locator('ap-transcription');
  await expect(text).toContainText('Un xàfec és un ruixat que no avisa.');
  await expect(text.getByRole('button')).toHaveCount(0);
  await text.getByRole('link', { name: 'ruixat' }).first().click();
  await expect(page).toHaveURL(/\/apunts\/diccionari\/ruixat$/);
  await context.close();
});
