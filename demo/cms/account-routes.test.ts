import { describe, expect, test } from 'vitest';
import { attributes, decode, ownAddresses, startPages } from '../testing/pages.ts';
import { singleTokenAccounts } from '../testing/single-token-accounts.ts';

const { get } = await startPages({ accounts: singleTokenAccounts() });

const routes = [
  '/acces',
  '/acces?site=lacolla',
  '/acces?site=apunts',
  '/acces-adults',
  '/registre',
  '/registre?site=apunt',
  '/registre?site=apunts',
  '/registre-adults',
  '/logout',
  '/logout?site=lacolla',
  '/recuperar-contrasenya',
  '/recuperar-contrasenya?site=lacolla',
  '/restablir-contrasenya?token=x',
  '/validar-correu?token=tq91',
];

/** Returns the opening tag of an element in a page. */
const tagOf = (body: string, name: string) => decode(new RegExp(`<${name}( [^>]*)?>`).exec(body)?.[0] ?? '');

describe('login', () => {
  test.each([
    ['/acces', 'apunt', '<ap-login loading="eager">'],
    ['/acces?site=apunt', 'apunt', '<ap-login loading="eager">'],
    ['/acces?site=apunts', 'apunts', '<ap-login loading="eager">'],
    ['/acces?site=lacolla', 'lacolla', '<ap-login variant="child" loading="eager">'],
    ['/acces-adults', 'lacolla', '<ap-login variant="parent" loading="eager">'],
  ])('ROUTE-08 ROUTE-09 %s shows the login of %s: %s', async (path, site, tag) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(body).toContain(`data-site="${site}"`);
    expect(tagOf(body, 'ap-config')).toContain(`site="${site}"`);
    expect(tagOf(body, 'ap-login')).toBe(tag);
  });

  test.each([
    ['password_reset_sent', 'Us hem enviat un correu per a canviar la contrasenya.'],
    ['password_changed', 'La contrasenya s’ha canviat correctament.'],
  ])('LOGIN-14 MSG-05 %s is confirmed without a script', async (alert, text) => {
    const { body } = await get(`/acces?alert=${alert}`);
    expect(body).toContain(`<p class="confirmation" role="status">${text}</p>`);
  });

  test('PROF-25 ROUTE-30 says that an account is gone, and leads to the page that says what went with it', async () => {
    const { body } = await get('/acces?alert=account_deleted');
    expect(body).toContain(
      '<p class="confirmation" role="status">El compte s’ha eliminat. <a href="/compte-eliminat">Què s’ha esborrat?</a></p>',
    );
    const more = await get('/compte-eliminat');
    expect(more.status).toBe(200);
    expect(more.body).toContain('<h1>Hem esborrat el vostre compte</h1>');
  });

  test.each(['', 'altra', '__proto__', 'password_changed&alert=password_changed', '<b>'])(
    'LOGIN-14 ignores the alert «%s»',
    async (alert) => {
      const { status, body } = await get(`/acces?alert=${alert}`);
      expect(status).toBe(200);
      expect(body).not.toContain('role="status"');
    },
  );

  test('LOGIN-22 links to the site’s own registration', async () => {
    const links = async (path: string) => attributes((await get(path)).body, 'href');
    expect(await links('/acces')).toContain('/registre?site=apunt');
    expect(await links('/acces?site=apunts')).toContain('/registre?site=apunts');
    expect(await links('/acces?site=lacolla')).toEqual(
      expect.arrayContaining(['/registre', '/acces-adults']),
    );
    expect(await links('/acces-adults')).toContain('/registre-adults');
  });

  test('LOGIN-22 SITE-14 passes the site’s addresses to the widgets', async () => {
    const config = async (path: string) => tagOf((await get(path)).body, 'ap-config');
    expect(await config('/acces')).not.toMatch(/(login|register|profile)-url/);
    expect(await config('/acces?site=apunts')).toMatch(
      /login-url="\/acces\?site=apunts" register-url="\/registre\?site=apunts" profile-url="\/perfil\/meu-perfil\?site=apunts"/,
    );
    expect(await config('/acces-adults')).toContain('profile-url="/perfil/meu-perfil?site=lacolla"');
  });

  test('CLOG-10 gives the child’s login the image, title and text of the PIN screen as slots', async () => {
    const { body } = await get('/acces?site=lacolla');
    for (const slot of ['title', 'pin-image', 'pin-title', 'pin-text', 'footer']) {
      expect(body.match(new RegExp(`slot="${slot}"`, 'g'))).toHaveLength(1);
    }
    const image = /<div slot="pin-image">([\s\S]*?)<\/div>/.exec(body)?.[1] ?? '';
    const [src = ''] = attributes(image, 'src');
    expect((await get(src)).status).toBe(200);
    expect(attributes(image, 'alt')[0]).not.toBe('');
  });

  test('ROUTE-34 has a page for password recovery without a script', async () => {
    expect(attributes((await get('/acces')).body, 'href')).toContain('/recuperar-contrasenya');
    expect(tagOf((await get('/recuperar-contrasenya')).body, 'ap-password')).toContain('variant="request"');
  });
});

describe('registration', () => {
  test.each([
    ['/registre?site=apunt', 'apunt'],
    ['/registre?site=apunts', 'apunts'],
  ])('ROUTE-32 %s shows the standard form on %s', async (path, site) => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    expect(tagOf(body, 'ap-config')).toContain(`site="${site}"`);
    expect(tagOf(body, 'ap-register')).toBe('<ap-register loading="eager">');
  });

  test.each(['/registre', '/registre?site=lacolla', '/registre?site=altre'])(
    'ROUTE-32 %s shows the club’s form and leads adults to their accounts',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(200);
      expect(tagOf(body, 'ap-config')).toContain('site="lacolla"');
      expect(tagOf(body, 'ap-club-registration')).toBe('<ap-club-registration loading="eager">');
      expect(body).not.toContain('<ap-register');
      expect(attributes(body, 'href')).toEqual(expect.arrayContaining(['/acces-adults', '/registre-adults']));
    },
  );

  test('ROUTE-11 /registre-adults shows the form for adults of the club', async () => {
    const { status, body } = await get('/registre-adults?email=pare@example.cat');
    expect(status).toBe(200);
    expect(tagOf(body, 'ap-config')).toContain('site="lacolla"');
    expect(tagOf(body, 'ap-register')).toBe('<ap-register variant="adults" loading="eager">');
    expect(body).not.toContain('pare@');
  });
});

test.each([
  ['/logout', '/acces'],
  ['/logout?site=lacolla', '/acces?site=lacolla'],
  ['/logout?site=apunts', '/acces?site=apunts'],
])('ROUTE-14 %s logs out by its script and continues to %s', async (path, next) => {
  const { status, body } = await get(path);
  expect(status).toBe(200);
  expect(tagOf(body, 'ap-logout')).toBe(`<ap-logout auto redirect-url="${next}" loading="eager">`);
});

test.each(['/acces', '/acces-adults', '/validar-correu?token=tq91'])(
  'HTTP-16 lets browsers say where the form of %s comes from',
  async (path) => {
    expect((await get(path)).headers['referrer-policy']).toBe('same-origin');
  },
);

test('PASS-09 the page of a new password tells nobody its address, which holds a token', async () => {
  expect((await get('/restablir-contrasenya?token=tq91')).headers['referrer-policy']).toBe('no-referrer');
});

test.each([...routes, '/perfil', '/perfil/meu-perfil'])(
  'W-16 keeps %s out of caches and tells no other site of it',
  async (path) => {
    const { headers } = await get(path);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
  },
);

test('SOC-11 passes form settings only to pages with forms', async () => {
  const pages = await startPages({
    forms: { captcha: { provider: 'recaptcha', key: 'k"1' }, socialClients: { google: 'g1' } },
  });
  const config = async (path: string) => tagOf((await pages.get(path)).body, 'ap-config');
  for (const path of ['/acces', '/registre?site=apunt', '/registre-adults']) {
    expect(await config(path)).toContain('captcha-provider="recaptcha" captcha-key="k"1"');
    expect(await config(path)).toContain('social-clients="{"google":"g1"}"');
  }
  const networks = async (path: string) => (await pages.get(path)).body.includes('networks-shape');
  expect(await networks('/acces?site=apunts')).toBe(true);
  for (const path of ['/acces?site=lacolla', '/acces-adults']) expect(await networks(path)).toBe(false);
  expect(await config('/')).not.toContain('captcha');
});

test('ROUTE-36 passes the names of the profile’s routes to the widgets', async () => {
  const [routesOfConfig = '{}'] = attributes((await get('/acces')).body, 'routes');
  expect(JSON.parse(routesOfConfig)).toEqual({
    'profile-user': '/perfil/meu-perfil',
    'profile-contents': '/perfil/continguts-guardats',
    'profile-shows': '/perfil/programes-preferits',
    'profile-childs': '/perfil/els-meus-fills-i-filles',
  });
});

test('account pages have no inline script or style and exactly one h1', async () => {
  for (const path of routes) {
    const { body } = await get(path);
    expect(body, path).not.toMatch(/\sstyle=|<style|\son[a-z]+=/);
    expect(body.match(/<h1/g), path).toHaveLength(1);
    for (const [script = ''] of body.matchAll(/<script[^>]*>/g)) {
      expect(script).toMatch(/src="\/(dist\/ap\.js|assets\/forget-token\.js)"/);
    }
  }
});

test('every internal link of the account pages works', async () => {
  const addresses = new Set<string>();
  for (const path of routes)
    for (const address of ownAddresses((await get(path)).body)) addresses.add(address);
  for (const address of addresses) {
    if (/^\/(dist|clip|perfil)\//.test(address)) continue;
    expect((await get(address.split('#')[0] ?? '')).status, address).toBe(200);
  }
});

test('SITE-12 adds the base path to every internal address of the account pages', async () => {
  const based = await startPages({
    basePath: '/web/nova',
    accounts: { validateEmail: async () => 'a@b.cat' },
  });
  for (const path of routes) {
    const { body } = await based.get(`/web/nova${path}`);
    for (const address of ownAddresses(body)) expect(address, path).toMatch(/^\/web\/nova\//);
  }
  expect((await based.get('/web/nova/perfil?site=apunts')).headers.location).toBe(
    '/web/nova/perfil/meu-perfil?site=apunts',
  );
});

test.each([
  ['/perfil', '/perfil/meu-perfil'],
  ['/perfil?site=lacolla', '/perfil/meu-perfil?site=lacolla'],
  ['/perfil?site=lacolla&tab=rrss', '/perfil/meu-perfil?site=lacolla&tab=rrss'],
])('ROUTE-17 ROUTE-31 redirects %s to %s', async (path, next) => {
  const { status, headers } = await get(path);
  expect(status).toBe(302);
  expect(headers.location).toBe(next);
});
