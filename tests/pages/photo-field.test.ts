import type { Page } from '@playwright/test';
import { texts } from '../../src/forms/photo/photo-field.texts.ts';
import { texts as messages } from '../../src/forms/rules/child.texts.ts';
import { expect, test } from '../support/demo.ts';
import { fullOnly } from '../support/in-full.ts';
import { phonePicture, quartersOf } from '../support/pictures.ts';

const jpeg = async (orientation = 6) => ({
  name: 'IMG_0042.JPG',
  mimeType: 'image/jpeg',
  buffer: await phonePicture(orientation),
});
const svg = {
  name: 'foto.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

async function openCard(page: Page) {
  await page.goto('/aparador/ap-child-card/estat/alta');
  const card = page.locator('ap-child-card');
  await expect(card).toHaveAttribute('data-ap-state', 'ready');
  return {
    input: card.locator('input[type=file]'),
    picture: card.getByRole('img', { name: texts['photo.preview'] }),
    card,
  };
}

test('CHILD-10 BEY-15 takes a photo by keyboard, shows it upright, and sends nothing before the form', async ({
  page,
  axe,
}) => {
  const chooser = page.waitForEvent('filechooser'); // before the page opens, so that the event is not missed
  const { input, picture, card } = await openCard(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith('data:') || asked.push(request.method()));
  await input.focus();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await jpeg());
  await expect(picture).toBeVisible();
  await expect(card.getByText(texts['photo.ready'])).toBeVisible();
  const source = (await picture.getAttribute('src')) ?? '';
  expect(await quartersOf(Buffer.from(source.split(',')[1] ?? '', 'base64'))).toEqual(['r', 'g', 'b', 'rgb']);
  expect(asked.filter((method) => method !== 'GET')).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toContain('data:image');
  await axe('ap-child-card');
});

test(
  'CHILD-10 VAL-22 rejects a file that is not a photo, and restores the previous photo',
  fullOnly,
  async ({ page }) => {
    const { input, picture, card } = await openCard(page);
    await input.setInputFiles(await jpeg());
    await expect(picture).toBeVisible();
    await input.setInputFiles(svg);
    await expect(card.getByText(messages['form.photo-image'])).toBeVisible();
    await expect(input).toHaveAccessibleDescription(new RegExp(messages['form.photo-image'].slice(0, 20)));
    await card.getByRole('button', { name: texts['photo.discard'] }).click();
    await expect(card.getByText(messages['form.photo-image'])).toHaveCount(0);
    await expect(picture).toBeVisible();
    await expect(input).toBeFocused();
    await card.getByRole('button', { name: texts['photo.remove'] }).click();
    await expect(picture).toHaveCount(0);
    await expect(card.getByText(texts['photo.removed'])).toBeVisible();
  },
);
