import type { Page } from '@playwright/test';

export const video = '/videos/assaig-general';
export const article = '/noticies/les-atletes-de-portassol-guanyen-la-mitja-marato';
/** Words of the article that only logged-in users may read. */
export const secret = 'Entrenar amb frontal';

export const gateOn = (page: Page) => {
  const host = page.locator('ap-gate');
  return {
    host,
    access: host.locator('[data-ap-mount]').getByRole('button', { name: 'Inicieu la sessió' }),
    content: host.locator('.ap-gate-content'),
  };
};

/** Opens the article and scrolls to its gate, which loads when it comes near. */
export async function openArticle(page: Page) {
  await page.goto(article);
  await page.locator('ap-gate').scrollIntoViewIfNeeded();
}
