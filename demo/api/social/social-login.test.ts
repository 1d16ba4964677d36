import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { socialProviderNames } from '../../config/social-clients.ts';
import { readConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { Browser } from '../../testing/social-browser.ts';
import { startWithNetworks } from '../../testing/start-with-networks.ts';
import { Visitor } from '../../testing/visitor.ts';
import { minute } from '../clock/periods.ts';
import type { DemoContext } from '../context.ts';
import { forgetAttemptsHourly } from './login-attempts.ts';

let demo: Demo;
let now = new Date('2026-03-01T12:00:00Z').getTime();

beforeAll(async () => {
  demo = await startWithNetworks({ now: () => new Date(now) });
});
afterAll(() => demo?.close());
beforeEach(() => {
  now += 60 * minute; // next window of the throttle
});

const browser = () => new Browser(demo);
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).errorCode];

describe.each(socialProviderNames)('%s', (provider) => {
  test('SOC-01 SOC-07 redirects to the network with PKCE, state and nonce, and marks the browser', async () => {
    const reader = browser();
    const answer = await reader.get(`/api/front/user/login/${provider}/start?site=apunt`);
    expect(answer.status).toBe(302);
    const url = new URL(answer.headers.get('location') ?? '');
    expect(url.origin + url.pathname).toBe(`${demo.url}/demo-social/${provider}/auth`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      response_type: 'code',
      client_id: 'ap-demo',
      redirect_uri: `${demo.url}/acces`,
      scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      state: expect.stringMatching(new RegExp(`^${provider}\\.[\\w-]{43}$`)),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^ap-social=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('SOC-02 API-08 recognises a returning user', async () => {
    const reader = browser();
    const answer = await reader.logIn(provider, 'joan');
    expect(answer.status).toBe(200);
    expect((await answer.json()).response).toMatchObject({ id: '9', name: 'Joan', type: 'social' });
    expect(await reader.profile()).toMatchObject({
      status: 200,
      user: { id: '9', email: 'joan@example.cat' },
    });
    const summary = JSON.parse(decodeURIComponent(reader.cookies.get('nx-session-user')?.value ?? ''));
    expect(summary).toMatchObject({ id: '9', name: 'Joan' });
    const headers = answer.headers.getSetCookie().join('\n');
    expect(headers).toMatch(/^ap-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/m);
  });

  test('SOC-10 always returns to the access page and carries nothing else', async () => {
    const address = `/api/front/user/login/${provider}/start?site=apunt&backUrl=%2Fperfil&redirect_uri=https%3A%2F%2Fevil.example`;
    const url = new URL((await browser().get(address)).headers.get('location') ?? '');
    expect(url.searchParams.get('redirect_uri')).toBe(`${demo.url}/acces`);
    expect(url.href).not.toMatch(/perfil|evil/);
  });

  test('SOC-07 returns with the error and without a code after cancelling, and can retry', async () => {
    const reader = browser();
    const cancelled = await reader.comeBack(provider, 'cancel');
    expect(cancelled).toMatchObject({ error: 'access_denied', code: null });
    expect(cancelled.state).toMatch(new RegExp(`^${provider}\\.`));
    expect((await reader.logIn(provider, 'joan')).status).toBe(200);
  });

  test('W-17 rejects an unknown state and keeps the correct one valid', async () => {
    const reader = browser();
    const { code, state } = await reader.comeBack(provider, 'joan');
    const other = state.slice(0, -1) + (state.endsWith('A') ? 'B' : 'A');
    for (const wrong of [other, `${provider}.`, 'x', state.slice(provider.length + 1)])
      expect(await codeOf(await reader.send(provider, { code, state: wrong }))).toEqual([
        400,
        'INVALID_TOKEN',
      ]);
    expect((await reader.profile()).status).toBe(401);
    expect((await reader.send(provider, { code, state })).status).toBe(200);
  });

  test('W-17 rejects the state of one network at another', async () => {
    const reader = browser();
    const { code, state } = await reader.comeBack(provider, 'joan');
    const other = provider === 'google' ? 'apple' : 'google';
    expect(await codeOf(await reader.send(other, { code, state }))).toEqual([400, 'INVALID_TOKEN']);
  });

  test('W-17 accepts a returned code once', async () => {
    const reader = browser();
    const { code, state } = await reader.comeBack(provider, 'joan');
    const answers = await Promise.all([1, 2, 3].map(() => reader.send(provider, { code, state })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await codeOf(await reader.send(provider, { code, state }))).toEqual([400, 'INVALID_TOKEN']);
    const fresh = await reader.comeBack(provider, 'joan');
    expect(await codeOf(await reader.send(provider, { code, state: fresh.state }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
  });

  test('W-17 rejects another browser’s login attempt', async () => {
    const attacker = browser();
    const { code, state } = await attacker.comeBack(provider, 'joan');
    const victim = browser();
    expect(await codeOf(await victim.send(provider, { code, state }))).toEqual([400, 'INVALID_TOKEN']);
    const own = await victim.start(provider);
    expect(await codeOf(await victim.send(provider, { code, state }))).toEqual([400, 'INVALID_TOKEN']);
    // a stolen code with the attacker's own state fails PKCE
    const ownState = own.searchParams.get('state') ?? '';
    expect(await codeOf(await victim.send(provider, { code, state: ownState }))).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect((await victim.profile()).status).toBe(401);
  });

  test('SOC-07 expires a login attempt after exactly ten minutes', async () => {
    const quick = browser();
    const slow = browser();
    const [inTime, late] = [await quick.comeBack(provider, 'joan'), await slow.comeBack(provider, 'joan')];
    now += 10 * minute - 1;
    expect((await quick.send(provider, inTime)).status).toBe(200);
    now += 1;
    expect(await codeOf(await slow.send(provider, late))).toEqual([400, 'INVALID_TOKEN']);
  });

  test('HTTP-16 W-11 rejects a login from another site without using up the attempt', async () => {
    const reader = browser();
    const { code, state } = await reader.comeBack(provider, 'joan');
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])
      expect(await codeOf(await reader.send(provider, { code, state }, headers))).toEqual([
        403,
        'CROSS_ORIGIN',
      ]);
    expect((await reader.send(provider, { code, state })).status).toBe(200);
  });

  test('W-17 accepts only the issuer of the requested network', async () => {
    const reader = browser();
    const { code, state, iss } = await reader.comeBack(provider, 'joan');
    expect(iss).toBe(`${demo.url}/demo-social/${provider}`);
    const foreign = { code, state, iss: 'https://evil.example' };
    expect(await codeOf(await reader.send(provider, foreign))).toEqual([401, 'INVALID_CREDENTIALS']);
    const again = await reader.comeBack(provider, 'joan');
    expect((await reader.send(provider, again)).status).toBe(200);
  });
});

test('SOC-07 keeps logins in two tabs of one browser separate', async () => {
  const reader = browser();
  const first = await reader.start('google');
  const second = await reader.start('facebook');
  const later = await reader.choose(second, 'joan');
  const earlier = await reader.choose(first, 'anna');
  expect((await reader.send('facebook', later)).status).toBe(200);
  expect((await (await reader.send('google', earlier)).json()).response.id).toBe('7');
});

test('SESS-14 begins a new session at the login and invalidates the previous one', async () => {
  const before = await new Visitor(demo.app).logIn('7');
  const reader = browser();
  const token = before.cookies.get('ap-session') ?? '';
  reader.cookies.set('ap-session', { value: token, path: '/' });
  expect((await reader.logIn('google', 'joan')).status).toBe(200);
  expect(reader.cookies.get('ap-session')?.value).not.toBe(token);
  expect((await before.get('/api/front/user/profile')).statusCode).toBe(401);
});

test.each(['myspace', 'Google', 'google2', '..'])(
  'SOC-01 returns 404 for the provider %s',
  async (provider) => {
    const name = encodeURIComponent(provider);
    expect((await browser().get(`/api/front/user/login/${name}/start`)).status).toBe(404);
    const login = await new Visitor(demo.app).post(`/api/front/user/login/${name}`, {
      payload: { code: 'x', token: 'google.x' },
    });
    expect(login.statusCode).toBe(404);
  },
);

test('SOC-11 offers no network on the club’s site', async () => {
  expect((await browser().get('/api/front/user/login/google/start?site=lacolla')).status).toBe(404);
  expect((await browser().get('/api/front/user/login/google/start?site=apunts')).status).toBe(302);
});

test.each([
  {},
  { code: 'x' },
  { token: 'google.x' },
  { code: '', token: 'google.x' },
  { code: 'x', token: 'x'.repeat(201) },
  { code: 'x'.repeat(4097), token: 'google.x' },
])('API-08 rejects an invalid body', async (payload) => {
  const answer = await new Visitor(demo.app).post('/api/front/user/login/google', { payload });
  expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
});

test('W-17 stores nothing of a login attempt that grants access', async () => {
  const reader = browser();
  const state = (await reader.start('google')).searchParams.get('state') ?? '';
  const rows = JSON.stringify(await demo.db.selectFrom('social_login_attempts').selectAll().execute());
  expect(rows).not.toContain(state);
  expect(rows).not.toContain(reader.cookies.get('ap-social')?.value);
});

test('SOC-07 forgets abandoned login attempts', async () => {
  await browser().start('google');
  now += 10 * minute;
  await browser().start('apple');
  const rows = await demo.db.selectFrom('social_login_attempts').select('provider').execute();
  expect(rows).toEqual([{ provider: 'apple' }]);
});

test('SOC-07 a server forgets ended attempts on start and hourly, without another login', async () => {
  await browser().start('apple');
  now += 10 * minute;
  const app = Fastify();
  const config = readConfig({}, { now: () => new Date(now) });
  forgetAttemptsHourly(app, { db: demo.db, config } as DemoContext);
  await app.ready();
  await app.close(); // waits for the work
  expect(await demo.db.selectFrom('social_login_attempts').select('provider').execute()).toEqual([]);
});

test('W-03 limits guesses per network address for a time', async () => {
  const visitor = new Visitor(demo.app, '192.0.2.7');
  const guess = () =>
    visitor.post('/api/front/user/login/google', { payload: { code: 'x', token: 'google.x' } });
  for (let count = 0; count < 120; count++) expect((await guess()).statusCode).toBe(400);
  const refused = await guess();
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('600');
  const other = new Visitor(demo.app, '192.0.2.8');
  const free = await other.post('/api/front/user/login/google', {
    payload: { code: 'x', token: 'google.x' },
  });
  expect(free.statusCode).toBe(400);
  now += 10 * minute;
  expect((await guess()).statusCode).toBe(400);
});
