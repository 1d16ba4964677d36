import type { Page } from '@playwright/test';
import sharp from 'sharp';

const media = new URL('../../../demo/cms/assets/media/v1/far/', import.meta.url);

/** Film of some seconds that all test browsers can play. */
export const film = new URL('vp9-360.mp4', media).pathname;

/** A picture of one colour, 60 by 40. */
export async function photo(name: string) {
  const create = { width: 60, height: 40, channels: 3, background: '#b82d08' } as const;
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

/** Locates the form of a call by its visible parts. */
export function callOn(page: Page) {
  const host = page.locator('ap-ugc-form');
  const mount = host.locator('[data-ap-mount]');
  return {
    host,
    paywall: mount.getByText('Per a participar-hi cal iniciar la sessió.'),
    enter: mount.getByRole('button', { name: 'Inicieu la sessió' }),
    text: mount.getByLabel('La vostra pregunta'),
    name: mount.getByLabel('Nom', { exact: true }),
    email: mount.getByLabel('Correu electrònic'),
    privacy: mount.getByRole('checkbox', { name: /He llegit i accepte/ }),
    file: mount.locator('input[type=file]'),
    submit: mount.getByRole('button', { name: 'Envieu' }),
    thanks: page.getByRole('dialog', { name: 'Moltes gràcies!' }),
  };
}

/** Opens a call and fills in its form, as a visitor without an account. */
export async function openCall(page: Page, id: string, text: string, origin = '') {
  await page.goto(`${origin}/participa/${id}`);
  const call = callOn(page);
  await call.text.fill(text);
  await call.name.fill('Vicent');
  await call.email.fill('vicent@example.cat');
  await call.privacy.check();
  return call;
}

/** Entry of the newsroom with this text. */
export function sentOn(page: Page, text: string) {
  const sent = page.getByRole('article').filter({ hasText: text });
  return {
    sent,
    accept: sent.getByRole('button', { name: 'Accepteu-la' }),
    picture: sent.getByRole('img'),
    film: sent.locator('video'),
  };
}
