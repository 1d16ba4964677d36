import { expect, test, vi } from 'vitest';
import { attributes, decode, startPages } from '../testing/pages.ts';
import { singleTokenAccounts } from '../testing/single-token-accounts.ts';

/** Tests of the pages that mailed links lead to. */
const asked: string[] = [];
const { get, app } = await startPages({ accounts: singleTokenAccounts(asked) });

/** Presses the button of a page, as without a script. */
const press = async (url: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const { statusCode: status, body } = await app.inject({ method: 'POST', url, headers, payload: '' });
  return { status, body };
};

test('ROUTE-35 W-16 validates the email only when the button is pressed, not when the link is opened', async () => {
  asked.length = 0;
  for (const method of ['HEAD', 'GET', 'GET'] as const)
    expect((await app.inject({ method, url: '/validar-correu?token=tq91' })).statusCode).toBe(200);
  expect(asked).toEqual([]);
  const { headers, body } = await get('/validar-correu?token=tq91&site=apunts');
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' });
  const [, main = ''] = /<main[\s>]([\s\S]*)<\/main>/.exec(body) ?? [];
  expect(main.match(/<button/g)).toHaveLength(1);
  const action = '/validar-correu?token=tq91&site=apunts';
  expect(decode(main)).toContain(`<form class="actions" method="post" action="${action}">`);
  expect((await press(action)).body).toContain('<h1>Registre confirmat</h1>');
  expect(asked).toEqual(['tq91']);
});

test('ROUTE-35 ROUTE-33 a valid token confirms the registration and leads to the login and the profile', async () => {
  const { status, body } = await press('/validar-correu?token=tq91');
  expect(status).toBe(200);
  expect(body).toContain('<h1>Registre confirmat</h1>');
  const hrefs = attributes(body, 'href');
  expect(hrefs).toContain('/acces?email=anna%2B1%40example.cat');
  expect(hrefs).toContain('/perfil/meu-perfil');
});

test('ROUTE-35 keeps the site, and uses the login for adults on the club', async () => {
  const links = async (site: string) =>
    attributes((await press(`/validar-correu?token=tq91&site=${site}`)).body, 'href');
  expect(await links('apunts')).toContain('/acces?site=apunts&email=anna%2B1%40example.cat');
  expect(await links('lacolla')).toContain('/acces-adults?email=anna%2B1%40example.cat');
});

test.each(['?token=dolent', '?token=', '', '?token=tq91&token=tq91'])(
  'ERR-05 ERR-06 «%s» shows that the link has expired or been used',
  async (query) => {
    for (const ask of [get, press]) {
      const { status, body } = await ask(`/validar-correu${query}`);
      expect(status).toBe(400);
      expect(body).toContain('L’enllaç ha caducat o ja s’ha fet servir.');
      expect(attributes(body, 'href')).toContain('/acces');
    }
  },
);

test.each([
  '/validar-correu?token=tq91',
  '/validar-correu?token=dolent',
  '/restablir-contrasenya?token=tq91',
])('PASS-09 W-16 %s does not write the token and loads nothing external', async (path) => {
  const { body } = await (path.includes('validar') ? press(path) : get(path));
  expect(body).not.toContain(new URL(path, 'http://x').searchParams.get('token'));
  expect(body).toContain('<meta name="robots" content="noindex" />');
  for (const src of attributes(body, 'src')) expect(src).toMatch(/^\//);
});

test('W-16 removes a used token from the address bar with its own script', async () => {
  const { body } = await press('/validar-correu?token=tq91');
  expect(body).toContain('<script defer src="/assets/forget-token.js"></script>');
  const script = await get('/assets/forget-token.js');
  expect(script.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const replaceState = vi.fn();
  const location = { href: 'https://apunt.example/web/validar-correu?site=apunts&token=tq91#a' };
  new Function('location', 'history', script.body)(location, { state: 7, replaceState });
  expect(replaceState.mock.calls).toEqual([
    [7, '', new URL('https://apunt.example/web/validar-correu?site=apunts#a')],
  ]);
});
