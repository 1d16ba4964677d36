import { expect, test } from '../support/demo.ts';
import { holdBack } from '../support/pages/poll.ts';

test('NEWS-01 NEWS-02 NEWS-08 what was typed and chosen before the widget was there is in it', async ({
  page,
}) => {
  const chunks = await holdBack(page, '**/chunks/newsletter-*.js');
  await page.goto('/butlletins?site=apunts', { waitUntil: 'commit' });
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('checkbox').last().check();
  await page.getByLabel('Correu electrònic').fill('roser@example.cat');
  chunks.release();
  const drawn = page.locator('ap-newsletter [data-ap-mount]');
  await expect(drawn.getByLabel('Correu electrònic')).toHaveValue('roser@example.cat');
  await expect(drawn.getByLabel('Correu electrònic')).toBeFocused();
  const boxes = drawn.getByRole('checkbox');
  expect(await boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
});
