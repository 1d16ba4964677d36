import { expect, test } from '../support/demo.ts';
import { holdBack } from '../support/pages/hold-back.ts';
import { couldBeDrawn } from '../support/pages/poll.ts';

test('NEWS-01 NEWS-02 what was typed and chosen before the widget was there is in it', async ({ page }) => {
  const chunks = await holdBack(page, '**/chunks/newsletter-*.js');
  await page.goto('/butlletins?site=apunts', { waitUntil: 'commit' });
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').last().check();
  await page.getByLabel('Correu electrònic').fill('roser@example');
  chunks.release();
  await couldBeDrawn(page, 'ap-newsletter');
  await page.keyboard.type('.cat');
  await page.keyboard.press('Shift+Tab');
  const drawn = page.locator('ap-newsletter [data-ap-mount]');
  await expect(drawn.getByLabel('Correu electrònic')).toHaveValue('roser@example.cat');
  const boxes = drawn.getByRole('checkbox');
  await expect(boxes.nth(3)).toBeFocused();
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});
