import { expect, test } from '../../support/demo.ts';
import { openButtons } from '../../support/pages/favourites.ts';

const far = { 'content-id': 'c5', label: 'Com es fa un far' };

test('FAV-12 updates all buttons of an id, in this tab and in another', async ({
  page,
  context,
  loginAs,
}) => {
  await loginAs('9');
  const [one, same, another] = await openButtons(page, far, far, { 'content-id': 'c6' });
  const tab = await context.newPage();
  const [elsewhere] = await openButtons(tab, far);
  await one.button.click();
  for (const { button } of [one, same, elsewhere])
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(another.button).toHaveAttribute('aria-pressed', 'false');
  await same.button.click();
  for (const { button } of [one, same, elsewhere])
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(one.status, 'what it said holds no more').toHaveText('');
});
