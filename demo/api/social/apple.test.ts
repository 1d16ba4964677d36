import { createPrivateKey } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AppleStandIn,
  appleKeyId,
  appleTeam,
  readFormPage,
  startApple,
} from '../../../tests/support/services/apple.ts';
import type { Demo } from '../../http/start-server.ts';
import { askRaw } from '../../testing/ask-raw.ts';
import { Browser } from '../../testing/social-browser.ts';
import { startSite } from '../../testing/start-site.ts';
import { usualFetch } from './adapter-parts.ts';
import { openIdAdapter } from './openid-adapter.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const clientId = 'es.example.web';
const month = 30 * 24 * 60 * 60 * 1000;
const refused = { errorCode: 'INVALID_CREDENTIALS', statusCode: 401 };
const unavailable = { errorCode: 'UNAVAILABLE', statusCode: 503 };

const keyOf = ({ privateKey }: AppleStandIn, keyId = appleKeyId) => ({
  teamId: appleTeam,
  keyId,
  privateKey: createPrivateKey(privateKey),
});

/** Follows the authorization request to the page that sends Apple's form. */
async function readForm(authorization: URL) {
  return readFormPage(await (await fetch(authorization)).text());
}

describe('adapter', () => {
  const redirectUri = 'https://demo.example.cat/acces/apple';
  const attempt = { state: 'apple.s', nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
  let apple: AppleStandIn;
  let now = Date.now();
  beforeEach(async () => {
    now = Date.now();
    apple = await startApple({ clientId, redirectUris: [redirectUri], now: () => now });
    return () => apple.close();
  });

  const adapterOf = (keyId?: string) =>
    openIdAdapter({
      client: { issuer: apple.url, clientId, clientSecret: keyOf(apple, keyId), scope: 'name email' },
      fetch: usualFetch,
      now: () => new Date(now),
    });

  async function logIn(adapter = adapterOf()) {
    const { fields } = await readForm(await adapter.authorizationUrl(redirectUri, attempt));
    return adapter.exchange({ ...attempt, redirectUri, code: fields.get('code') ?? '' });
  }

  test('SOC-01 asks Apple to post name and e-mail', async () => {
    const adapter = adapterOf();
    expect(adapter.returnsByForm).toBe(true);
    const { searchParams } = await adapter.authorizationUrl(redirectUri, attempt);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      scope: 'name email',
      response_mode: 'form_post',
      response_type: 'code',
      nonce: attempt.nonce,
    });
  });

  test.each(['string', 'boolean'] as const)(
    'W-17 an e-mail of Apple is verified with a claim that is a %s',
    async (booleans) => {
      apple.booleans = booleans;
      expect(await logIn()).toMatchObject({ email: 'visitor@example.com', emailVerified: true });
    },
  );

  test.each([
    ['relay', { email: 'a1b2c3d4e5@privaterelay.appleid.com', emailVerified: true }],
    ['noEmail', { email: undefined, emailVerified: false }],
  ] as const)('SOC-01 reads the identity of a visitor with %s', async (person, expected) => {
    apple.person = person;
    expect(await logIn()).toMatchObject(expected);
  });

  test('SOC-07 signs a secret for each exchange, so that none expires', async () => {
    const adapter = adapterOf();
    for (const _half of [1, 2, 3]) {
      expect(await logIn(adapter)).toMatchObject({ emailVerified: true });
      now += 6 * month;
    }
    const secrets = apple.requests.map(({ body }) => new URLSearchParams(body).get('client_secret'));
    expect(new Set(secrets.filter(Boolean)).size).toBe(3);
  });

  test('SOC-07 a key that Apple does not know is our fault', async () => {
    await expect(logIn(adapterOf('OTHERKEY01'))).rejects.toMatchObject(unavailable);
  });

  test.each([
    'issuer',
    'audience',
    'expired',
    'nonce',
    'foreignKey',
    'unknownKey',
    'unsigned',
    'symmetric',
  ] as const)('W-17 rejects an id_token with this forgery: %s', async (forgery) => {
    apple.forgery = forgery;
    await expect(logIn()).rejects.toMatchObject(refused);
  });

  test('W-17 rejects a used code', async () => {
    const adapter = adapterOf();
    const { fields } = await readForm(await adapter.authorizationUrl(redirectUri, attempt));
    const answer = { ...attempt, redirectUri, code: fields.get('code') ?? '' };
    await adapter.exchange(answer);
    await expect(adapter.exchange(answer)).rejects.toMatchObject(refused);
  });
});

describe('server', () => {
  let apple: AppleStandIn;
  let demo: Demo;
  beforeAll(async () => {
    apple = await startApple({ clientId });
    demo = await startSite({
      catalogue: false,
      social: { apple: { issuer: apple.url, clientId, clientSecret: keyOf(apple) } },
    });
  });
  afterAll(async () => {
    await demo?.close();
    await apple?.close();
  });
  beforeEach(() => {
    apple.person = 'visitor';
  });

  /** Posts a form as Apple's page does: from another site, without the cookies. */
  const postForm = (
    fields: URLSearchParams | Record<string, string>,
    path = '/acces/apple',
    { url } = demo,
  ) =>
    askRaw(url, path, {
      method: 'POST',
      headers: {
        host: new URL(url).host,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'https://appleid.apple.com',
        'sec-fetch-site': 'cross-site',
      },
      body: String(new URLSearchParams(fields)),
    });

  /** Runs the login up to the address that the widget reads. */
  async function comeBack(reader: Browser): Promise<URL> {
    const { action, fields } = await readForm(await reader.start('apple'));
    expect(action).toBe(`${new URL(demo.url).origin}/acces/apple`);
    const answer = await postForm(fields);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('cache-control')).toContain('no-store');
    return new URL(answer.headers.get('location') ?? '', demo.url);
  }

  const finish = (reader: Browser, { searchParams }: URL) =>
    reader.send('apple', { code: searchParams.get('code'), state: searchParams.get('state') ?? '' });

  test('SOC-03 W-17 Apple’s form leads to the login form, and its name to the profile', async () => {
    const reader = new Browser(demo);
    const back = await comeBack(reader);
    expect(back.pathname).toBe('/acces');
    expect([...back.searchParams.keys()]).toEqual(['code', 'state']);
    expect((await finish(reader, back)).status).toBe(200);
    expect((await reader.profile()).user).toMatchObject({
      name: 'Marina',
      surname: 'Ferrer i Soler',
      email: 'visitor@example.com',
    });
    // Apple sends the name only once
    const again = new Browser(demo);
    await finish(again, await comeBack(again));
    expect((await again.profile()).user).toMatchObject({ name: 'Marina', surname: 'Ferrer i Soler' });
  });

  test('W-17 another browser cannot use the values of a form', async () => {
    const back = await comeBack(new Browser(demo));
    const other = new Browser(demo);
    await other.start('apple');
    expect((await finish(other, back)).status).toBe(400);
  });

  test('SOC-04 a cancelled login is one for the widget too', async () => {
    apple.person = 'cancels';
    const back = await comeBack(new Browser(demo));
    expect(Object.fromEntries(back.searchParams)).toEqual({
      error: 'access_denied',
      state: expect.stringMatching(/^apple\./),
    });
  });

  test.each([
    ['nothing', {}],
    ['no state', { code: 'c' }],
    ['the state of another network', { code: 'c', state: 'google.abc' }],
    ['a state that is an address', { code: 'c', state: 'apple.https://evil.example' }],
    ['no code', { state: 'apple.abc' }],
    ['a very long code', { state: 'apple.abc', code: 'c'.repeat(5000) }],
  ])('W-17 a form with %s leads to the plain login form', async (_what, fields) => {
    const answer = await postForm(fields);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/acces']);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['numbers', '{"name":{"firstName":1,"lastName":{}}}'],
    ['long texts', JSON.stringify({ name: { firstName: 'x'.repeat(200), lastName: '' } })],
  ])('W-17 ignores a name that is %s', async (_what, user) => {
    apple.person = 'noEmail';
    const reader = new Browser(demo);
    const { fields } = await readForm(await reader.start('apple'));
    fields.set('user', user);
    const answer = await postForm(fields);
    const back = new URL(answer.headers.get('location') ?? '', demo.url);
    expect((await finish(reader, back)).status).toBe(200);
    expect((await reader.profile()).user).toMatchObject({ surname: '', email: null });
    await demo.db.deleteFrom('social_identities').execute();
  });

  test('HTTP-16 without Apple’s key no page accepts a form of another site', async () => {
    const usual = await startSite({ catalogue: false });
    const answer = await postForm({ code: 'c', state: 'apple.abc' }, '/acces/apple', usual);
    expect(answer.status).toBe(403);
    await usual.close();
  });

  test('HTTP-16 no other page accepts a form of another site', async () => {
    for (const path of ['/acces', '/acces/apple/', '/api/front/user/login/apple', '/acces-adults'])
      expect((await postForm({ code: 'c', state: 'apple.abc' }, path)).status, path).toBe(403);
  });
});
