import type { Page } from '@playwright/test';
import { hear } from './poll.ts';

export { hear };

/** Locates the login of a page by its visible parts. */
export function loginOn(page: Page) {
  const host = page.locator('ap-login');
  // not the form of the server, which stands there until the widget is drawn
  const drawn = host.locator('[data-ap-mount]');
  return {
    host,
    email: drawn.getByLabel('Correu electrònic'),
    password: drawn.getByLabel('Contrasenya', { exact: true }),
    nick: drawn.getByLabel('Número de membre'),
    pin: drawn.getByLabel('PIN', { exact: true }),
    submit: drawn.locator('button[type=submit]'),
    alert: host.getByRole('alert'),
    forgot: host.getByRole('link', { name: 'Heu oblidat la contrasenya?' }),
    createPin: host.getByRole('link', { name: /No tens PIN/ }),
    /** Presses the button as people do, whether it seems disabled or not. */
    press: () => drawn.locator('button[type=submit]').click({ force: true }),
    async enter(name: string, secret: string) {
      await (await this.nick.or(this.email).first()).fill(name);
      await (await this.pin.or(this.password).first()).fill(secret);
      await this.press();
    },
    /** A property of the element. */
    property: (name: 'status' | 'view') =>
      host.evaluate((element, key) => (element as unknown as Record<string, unknown>)[key], name),
  };
}

/** Bodies of the POSTs to a path, from now on. */
export function posts(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON());
  });
  return bodies;
}

export const LOGIN = '/api/front/user/login';
