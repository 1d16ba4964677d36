import type { Page } from '@playwright/test';
import type { OwnAccount } from '../../../demo/testing/accounts.ts';
import type { Demo } from '../demo.ts';

export const PROFILE = '/api/front/user/profile';
export const BULLETIN = '/api/front/user/bulletin';
export const DELETION = '/api/front/user/delete';

export const userPath = '/perfil/meu-perfil';

/** Reads the row of a user from the database. */
export const rowOf = ({ db }: Demo, { email }: OwnAccount) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

/** Logs the page's visitor in with an account. */
export async function enter(page: Page, { url }: Demo, account: OwnAccount): Promise<void> {
  const answer = await page.request.post('/api/front/user/login', {
    data: { email: account.email, password: account.password },
    headers: { origin: new URL(url).origin },
  });
  if (!answer.ok()) throw new Error(`no login: ${answer.status()}`);
}

/** Ends all sessions of the account on the server, unknown to the browser. */
export async function endSessions({ db }: Demo, account: OwnAccount): Promise<void> {
  const users = db.selectFrom('users').select('id').where('email', '=', account.email);
  await db.deleteFrom('sessions').where('user_id', 'in', users).execute();
}

/** Locates the profile of a page by its visible parts. */
export function profileOn(page: Page) {
  const host = page.locator('ap-profile');
  const drawn = host.locator(':scope > [data-ap-mount]');
  const label = (name: string | RegExp) => drawn.getByLabel(name, { exact: typeof name === 'string' });
  const button = (name: string | RegExp) => drawn.getByRole('button', { name });
  const field = (name: string) => drawn.locator(`form [name=${name}]`);
  const dialog = page.getByRole('dialog');
  const parts = {
    host,
    drawn,
    menu: drawn.getByRole('navigation', { name: 'Apartats del perfil' }),
    heading: drawn.getByRole('heading', { level: 2 }).first(),
    field,
    email: field('email'),
    birthdate: field('birthdate'),
    name: field('name'),
    surname: field('surname'),
    phone: field('phone'),
    changePassword: button('Canvieu la contrasenya'),
    current: label('Contrasenya actual'),
    newPassword: label('Contrasenya nova'),
    repeat: label('Repetiu la contrasenya nova'),
    submit: drawn.locator('button[type=submit]').first(),
    saved: drawn.getByText('Els canvis s’han guardat.'),
    alert: drawn.getByRole('alert'),
    bulletin: drawn.getByRole('switch', { name: 'Rebre el butlletí d’Apunt' }),
    remove: button('Elimineu el compte'),
    dialog,
    confirm: dialog.getByRole('button', { name: 'Sí, elimineu-lo' }),
    /** Error message of a field. */
    message: (name: string) => drawn.locator(`[id$="_${name}-error"]`),
    status: () => host.evaluate((element) => (element as HTMLElement & { status: string }).status),
    form: () => host.evaluate((element) => (element as HTMLElement & { form: string }).form),
  };
  return {
    ...parts,
    async openPassword(current: string, next: string, repeat = next) {
      await parts.changePassword.click();
      await parts.current.fill(current);
      await parts.newPassword.fill(next);
      await parts.repeat.fill(repeat);
    },
    /** Logs in again in the dialog. */
    async enterAgain({ email, password }: OwnAccount) {
      const login = dialog.locator('ap-login');
      await login.getByLabel('Correu electrònic').fill(email);
      await login.getByLabel('Contrasenya', { exact: true }).fill(password);
      await login.getByRole('button', { name: 'Inicieu la sessió' }).click();
    },
  };
}

/** Logs in with an account, and opens a page of its profile. */
export async function openAs(page: Page, demo: Demo, account: OwnAccount, path = userPath) {
  await enter(page, demo, account);
  await page.goto(path);
  return profileOn(page);
}

/** Bodies of the calls of a method to a path, from now on. */
export function bodiesOf(page: Page, method: string, path: string): Record<string, unknown>[] {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path)
      bodies.push(request.postDataJSON() ?? {});
  });
  return bodies;
}

/**
 * Serves the page of a path as a CMS without a login check would write it, for any tab: the demo's own page redirects
 * at once.
 */
export async function serveAs(page: Page, path: string, tab: string): Promise<void> {
  const { pathname, search } = new URL(path, 'http://page.invalid');
  const html = await (await page.request.get(`${userPath}${search}`)).text();
  await page.route(
    (url) => url.pathname === pathname,
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: html.replace(/(<ap-profile[^>]* tab=")\w+"/, `$1${tab}"`),
      }),
  );
}
