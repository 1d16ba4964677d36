import type { Page } from '@playwright/test';
import { expect, test } from '../../support/demo.ts';
import { hear } from '../poll/poll-page.ts';
import { openHeader } from './header-page.ts';

const towns = [
  'Alcoi',
  'València',
  'Alcúdia',
  { name: 'la Vall d’Uixó', value: '12126' },
  'Elx',
  'Navalles',
  5,
  null,
];

/** The search with proposals, open. */
async function openSearch(page: Page) {
  const parts = await openHeader(page);
  await parts.host.evaluate((element, given) => Object.assign(element, { suggestions: given }), towns);
  await parts.searchButton.click();
  const field = parts.search.getByRole('combobox', { name: 'Què voleu cercar?' });
  await expect(field).toBeFocused();
  const options = parts.search.getByRole('listbox', { name: 'Propostes de cerca' }).getByRole('option');
  return { ...parts, field, options };
}

test('SRCH-06 SRCH-07 SRCH-13 HDR-17 what is typed is found in the page’s proposals, whatever its accents and case, ten at most; by the keyboard one is chosen and looked for, while the focus stays in the field', async ({
  page,
  axe,
}) => {
  const { field, options, search, host } = await openSearch(page);
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('VAL');
  await expect(options).toHaveText(['València', 'la Vall d’Uixó', 'Navalles']);
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(search.getByRole('status')).toHaveText('3 propostes. Es trien amb les fletxes.');
  await axe('ap-header');
  await field.fill('zzz');
  await expect(options).toHaveCount(0);

  const events = await hear(page, 'ap-search-submit');
  await page.evaluate(() => document.addEventListener('ap-search-submit', (event) => event.preventDefault()));
  await field.fill('');
  await field.pressSequentially('val');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(field).toBeFocused();
  expect(await field.getAttribute('aria-activedescendant')).toBe(await options.nth(1).getAttribute('id'));
  await page.keyboard.press('ArrowUp');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('València');
  expect(await events()).toEqual([
    ['ap-search-submit', { text: 'València', url: '/resultats/Val%C3%A8ncia' }],
  ]);
  await expect(options).toHaveCount(0);

  const streets = Array.from({ length: 30 }, (_, i) => `Carrer ${i}`);
  await host.evaluate((element, given) => Object.assign(element, { suggestions: given }), streets);
  await field.fill('carrer');
  await expect(options).toHaveCount(10);
});

test('SRCH-13 W-30 Escape closes the proposals first and the layer after; Enter without a choice looks for what is typed', async ({
  page,
}) => {
  const { field, options, search } = await openSearch(page);
  await field.pressSequentially('val');
  await expect(options).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(search).toBeVisible();
  await expect(field).toHaveValue('val');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/resultats\/val$/);
});

test('SRCH-13 a press on a proposal looks for it', async ({ page }) => {
  const { field, options } = await openSearch(page);
  await field.fill('alcu');
  await options.first().click();
  await expect(page).toHaveURL(/\/resultats\/Alc%C3%BAdia$/);
});

test('SRCH-13 without proposals the field is a plain one, and no code for them is fetched', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { searchButton, field } = await openHeader(page);
  await searchButton.click();
  await expect.poll(() => page.locator('[inert]').count()).toBeGreaterThan(0);
  await expect(field).toHaveRole('searchbox');
  expect(asked.filter((url) => /suggestions|header-links/.test(url))).toEqual([]);
});
