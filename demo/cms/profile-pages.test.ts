import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../http/start-server.ts';
import { attributes, decode } from '../testing/pages.ts';
import { startSite } from '../testing/start-site.ts';
import { Visitor } from '../testing/visitor.ts';

const routes = [
  ['/perfil/meu-perfil', 'user'],
  ['/perfil/continguts-guardats', 'favourites'],
  ['/perfil/programes-preferits', 'shows'],
  ['/perfil/els-meus-fills-i-filles', 'children'],
] as const;

let demo: Demo;
beforeAll(async () => {
  demo = await startSite();
}, 60_000);
afterAll(() => demo?.close());

const visitor = () => new Visitor(demo.app);
const hrefs = (body: string) => attributes(body, 'href');
const tagOf = (body: string) => decode(/<ap-profile( [^>]*)?>/.exec(body)?.[0] ?? '');
/** Returns the links of the page's menu: all links within the profile. */
const menuOf = (body: string) => hrefs(body).filter((href) => href.startsWith('/perfil'));

test.each(routes)(
  'SESS-11 ROLE-07 %s redirects to the login of the same site without a session',
  async (path) => {
    for (const [query, login] of [
      ['', '/acces'],
      ['?site=lacolla', '/acces?site=lacolla'],
      ['?site=apunts', '/acces?site=apunts'],
      ['?site=//altre.example', '/acces'],
    ] as const) {
      const { statusCode, headers } = await visitor().get(`${path}${query}`);
      expect(statusCode).toBe(302);
      expect(headers.location).toBe(login);
      expect(headers['cache-control']).toBe('no-store');
    }
  },
);

test('SESS-11 SESS-19 clears the cookie of an expired session', async () => {
  const anna = await visitor().logIn('7');
  await demo.db.deleteFrom('sessions').execute();
  expect((await anna.get('/perfil/meu-perfil')).headers.location).toBe('/acces');
  expect([...anna.cookies.keys()]).toEqual([]);
});

test('SESS-11 SESS-14 opens no page for a forged readable cookie', async () => {
  const stranger = visitor();
  stranger.cookies.set('nx-session-user', JSON.stringify({ id: '7', name: 'Anna' }));
  expect((await stranger.get('/perfil/meu-perfil')).statusCode).toBe(302);
});

async function isProfileOn(path: string, tab: string) {
  const { statusCode, headers, body } = await (await visitor().logIn('8')).get(path);
  expect(statusCode).toBe(200);
  expect(headers['cache-control'], 'of one person alone').toBe('no-store');
  expect(tagOf(body)).toBe(`<ap-profile tab="${tab}" login-url="/acces" loading="eager">`);
}

test('ROUTE-15 ROUTE-21 the profile begins with the fields of the user', () =>
  isProfileOn('/perfil/meu-perfil', 'user'));
test('ROUTE-18 ROUTE-36 saved contents are a tab of the profile', () =>
  isProfileOn('/perfil/continguts-guardats', 'favourites'));
test('ROUTE-19 ROUTE-21 favourite shows are a tab of the profile', () =>
  isProfileOn('/perfil/programes-preferits', 'shows'));
test('ROUTE-20 ROUTE-36 children are a tab of the profile', () =>
  isProfileOn('/perfil/els-meus-fills-i-filles', 'children'));

test.each(routes)(
  'ROUTE-16 %s works without a script: greeting, menu with the current tab and logout',
  async (path) => {
    const { body } = await (await visitor().logIn('7')).get(path);
    expect(body).toContain('<h1 data-user-greeting>Hola, Anna</h1>');
    expect(menuOf(body)).toEqual(routes.map(([address]) => address));
    expect(body).toContain(`href="${path}" aria-current="page"`);
    expect(hrefs(body)).toContain('/logout');
    expect(body, 'nothing of the account but the name').not.toMatch(/anna@example|Ferrer|46100/);
    const inside = /<ap-profile[^>]*>([\s\S]*)<\/ap-profile>/.exec(body)?.[1];
    expect(inside, 'ids that the widget could repeat').not.toMatch(/\sid="/);
  },
);

test('ROUTE-16 PROF-39 greets a child informally and omits the tabs for adults', async () => {
  const neus = await visitor().logIn('30');
  const { body } = await neus.get('/perfil/programes-preferits?site=lacolla');
  expect(body).toContain('<h1 data-user-greeting>Hola, Neus!</h1>');
  expect(tagOf(body)).toContain('login-url="/acces?site=lacolla"');
  expect(menuOf(body)).toEqual([
    '/perfil/continguts-guardats?site=lacolla',
    '/perfil/programes-preferits?site=lacolla',
  ]);
  expect(hrefs(body)).toContain('/logout?site=lacolla');
  expect(body, 'a child is «tu»').not.toMatch(/Heu |Premeu |Encara no heu|mailto:/);
});

test.each(['', '?site=apunt', '?site=apunts'])(
  'ROLE-05 shows the club’s profile to a child, also at «%s»',
  async (query) => {
    const { statusCode, body } = await (await visitor().logIn('30')).get(
      `/perfil/continguts-guardats${query}`,
    );
    expect(statusCode).toBe(200);
    expect(body).toContain('data-site="lacolla"');
  },
);

test('PROF-07 PROF-08 omits programmes and children from the menu of the language site', async () => {
  const { body } = await (await visitor().logIn('7')).get('/perfil/meu-perfil?site=apunts');
  expect(menuOf(body)).toEqual(['/perfil/meu-perfil?site=apunts', '/perfil/continguts-guardats?site=apunts']);
});

test.each([
  ['30', '/perfil/meu-perfil', '/perfil/programes-preferits?site=lacolla'],
  ['30', '/perfil/meu-perfil?site=lacolla', '/perfil/programes-preferits?site=lacolla'],
  ['30', '/perfil/els-meus-fills-i-filles?site=apunts', '/perfil/programes-preferits?site=lacolla'],
  ['7', '/perfil/programes-preferits?site=apunts', '/perfil/meu-perfil?site=apunts'],
  ['7', '/perfil/els-meus-fills-i-filles?site=apunts', '/perfil/meu-perfil?site=apunts'],
])('PROF-49 PROF-39 redirects user %s from %s to %s', async (userId, path, shown) => {
  const one = await visitor().logIn(userId);
  const { statusCode, headers } = await one.get(path);
  expect(statusCode).toBe(302);
  expect(headers.location).toBe(shown);
  expect(headers['cache-control']).toBe('no-store');
  expect((await one.get(shown)).statusCode).toBe(200);
});

test('W-11 does not end the session on a GET of the logout page', async () => {
  const anna = await visitor().logIn('7');
  expect((await anna.get('/logout')).cookies).toEqual([]);
  expect((await anna.get('/api/front/user/profile')).statusCode).toBe(200);
});

test.each([
  '/perfil/meu-perfil',
  '/perfil/continguts-guardats?site=lacolla',
  '/perfil/meu-perfil?site=apunts',
])('%s has no inline script or style, one h1 and only working links', async (path) => {
  const anna = await visitor().logIn('7');
  const { body } = await anna.get(path);
  expect(body).not.toMatch(/\sstyle=|<style|\son[a-z]+=/);
  expect(body.match(/<h1/g)).toHaveLength(1);
  for (const href of new Set(hrefs(body).filter((one) => /^\/(?!dist|clip)/.test(one))))
    expect((await anna.get(href.split('#')[0] ?? '')).statusCode, href).toBe(200);
});

test('SITE-05 CARD-10 passes the default card picture, which exists, to the widgets', async () => {
  const { body } = await (await visitor().logIn('7')).get('/perfil/continguts-guardats');
  const [image = ''] = attributes(body, 'default-image');
  const variant = `${image}_16-9-aspect-ratio_360.jpg`;
  expect((await visitor().get(variant)).headers['content-type']).toBe('image/jpeg');
});
