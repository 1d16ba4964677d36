import type { Page } from '@playwright/test';
import { hear } from './poll.ts';

export { hear };

export const REGISTER = '/api/front/user/register';
export const REGISTER_ADULTS = '/api/front/user/register-adults';
/** Page of the complete form. */
export const STANDARD = '/registre?site=apunt';
export const PASSWORD = 'PatisDeLlum26';

/** Locates a registration form of a page by its visible parts. */
export function registerOn(page: Page) {
  const host = page.locator('ap-register');
  const label = (name: string) => host.getByLabel(name, { exact: true });
  const parts = {
    host,
    name: label('Nom'),
    surname: label('Cognoms'),
    email: host.getByLabel('Correu electrònic'),
    birthdate: host.getByLabel('Data de naixement'),
    password: label('Contrasenya'),
    repeat: label('Repetiu la contrasenya'),
    terms: host.locator('input[name=terms]'),
    captcha: host.locator('[data-field=recaptcha]'),
    submit: host.locator('button[type=submit]'),
    alert: host.getByRole('alert'),
    success: host.getByRole('heading', { name: 'Només falta un pas: valideu el correu' }),
    /** Error message of a field. */
    message: (field: string) => host.locator(`[id$="_${field}-error"]`),
  };
  return {
    ...parts,
    /** Fills everything that both forms require, except the e-mail. */
    async fillSecrets(password = PASSWORD) {
      await parts.password.fill(password);
      await parts.repeat.fill(password);
    },
    async fillStandard(email: string) {
      await parts.name.fill('Núria');
      await parts.surname.fill('Soler i Vidal');
      await parts.email.fill(email);
      await parts.password.fill(PASSWORD);
      await parts.repeat.fill(PASSWORD);
      await parts.terms.check();
    },
    /** Presses by the keyboard: an `aria-disabled` button can still be pressed (VAL-37). */
    press: () => parts.submit.press('Enter'),
    status: () => host.evaluate((element) => (element as HTMLElement & { status: string }).status),
  };
}

/** Bodies of the POSTs to a path, from now on. */
export function posts(page: Page, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** Answers the calls of a path in the server's format. */
export const answer = (page: Page, path: string, status: number, body: object = {}) =>
  page.route(`**${path}`, (route) => route.fulfill({ status, json: { httpCode: status, ...body } }));
