import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type FakeNetwork, startFakeNetwork } from '../../testing/fake-network.ts';
import { identityOf, usualFetch } from './adapter-parts.ts';
import { openIdAdapter } from './openid-adapter.ts';
import type { SocialProvider } from './social.types.ts';
import { facebook, twitter, type UserInfoNetwork, userInfoAdapter } from './user-info-adapter.ts';

const client = { clientId: 'ap', clientSecret: 'thesecret' };
const attempt = { state: 'google.s', nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
const redirectUri = 'https://demo.example.cat/acces';

let network: FakeNetwork;
beforeAll(async () => {
  network = await startFakeNetwork();
});
afterAll(() => network?.close());
beforeEach(() => network.say({}));

/** Redirects to the network and exchanges the code. */
async function goAndExchange(adapter: SocialProvider, code = 'right') {
  const authorization = await adapter.authorizationUrl(redirectUri, attempt);
  network.expect(authorization);
  return adapter.exchange({ ...attempt, redirectUri, code });
}

const openId = () =>
  openIdAdapter({ client: { ...client, issuer: network.issuer, scope: 'openid' }, fetch: usualFetch });
const refused = { errorCode: 'INVALID_CREDENTIALS', statusCode: 401 };
const unavailable = { errorCode: 'UNAVAILABLE', statusCode: 503 };

test('SOC-07 reads the identity from the id_token', async () => {
  network.say({
    claims: { email: ' joan@example.cat ', email_verified: true, given_name: 'Joan', family_name: 'Mira' },
  });
  expect(await goAndExchange(openId())).toEqual({
    subject: 'joan',
    email: 'joan@example.cat',
    emailVerified: true,
    name: 'Joan',
    surname: 'Mira',
  });
});

test.each([
  ['no e-mail', {}, { email: undefined, emailVerified: false }],
  ['no claim', { email: 'a@b.cat' }, { email: 'a@b.cat', emailVerified: false }],
  ['unverified', { email: 'a@b.cat', email_verified: false }, { emailVerified: false }],
  [
    'the string true, as Apple sends it',
    { email: 'a@b.cat', email_verified: 'true' },
    { emailVerified: true },
  ],
  [
    'the string false, as Apple sends it',
    { email: 'a@b.cat', email_verified: 'false' },
    { emailVerified: false },
  ],
  ['something else', { email: 'a@b.cat', email_verified: 1 }, { emailVerified: false }],
  ['not an e-mail', { email: 'joan', email_verified: true }, { email: undefined }],
  [
    'a Kelvin sign, in lower case a k',
    { email: 'mar\u212a@b.cat', email_verified: true },
    { email: undefined },
  ],
  ['too long an e-mail', { email: `${'a'.repeat(250)}@b.cat` }, { email: undefined }],
  ['too long a name', { given_name: 'x'.repeat(101) }, { name: undefined }],
  ['one name only', { name: 'Joan Mira' }, { name: 'Joan Mira', surname: undefined }],
])('W-17 marks an email as verified only when the network says so: %s', async (_what, claims, read) => {
  network.say({ claims });
  expect(await goAndExchange(openId())).toMatchObject(read);
});

test.each([
  ['of Gmail', { email: 'Joan@Gmail.com' }, true],
  ['of an organisation at Google', { email: 'joan@example.cat', hd: 'example.cat' }, true],
  ['of another mailbox', { email: 'joan@example.cat' }, false],
  ['with an empty organisation', { email: 'joan@example.cat', hd: '' }, false],
  ['of a host that only ends like Gmail', { email: 'joan@notgmail.com' }, false],
  ['without verification', { email: 'joan@gmail.com', email_verified: false }, false],
])('W-17 decides whether Google proves an email %s', (_what, claims, emailVerified) => {
  const google = { iss: 'https://accounts.google.com', sub: 'joan', email_verified: true };
  expect(identityOf({ ...google, ...claims })).toMatchObject({ emailVerified });
});

test.each([
  ['of another login', { claims: { nonce: 'o'.repeat(43) } }],
  ['without nonce', { claims: { nonce: undefined } }],
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['for another application', { claims: { aud: 'somebody-else' } }],
  ['that has ended', { claims: { exp: 1_000_000_000 } }],
  ['without subject', { claims: { sub: undefined } }],
  ['with another signature', { foreignKey: true }],
])('W-17 rejects an id_token %s', async (_what, said) => {
  network.say(said);
  await expect(goAndExchange(openId())).rejects.toMatchObject(refused);
});

test('W-17 rejects a login with a code that the network refuses', async () => {
  await expect(goAndExchange(openId(), 'wrong')).rejects.toMatchObject(refused);
});

test('W-17 rejects a code without its verifier', async () => {
  const adapter = openId();
  network.expect(await adapter.authorizationUrl(redirectUri, attempt));
  const stolen = { ...attempt, redirectUri, code: 'right', codeVerifier: 'w'.repeat(43) };
  await expect(adapter.exchange(stolen)).rejects.toMatchObject(refused);
});

test.each([
  ['no longer knows the client', { refusal: { status: 401, error: 'invalid_client' } }],
  ['is temporarily unavailable', { refusal: { status: 503, error: 'temporarily_unavailable' } }],
])('SOC-07 returns 503 when the network %s', async (_what, said) => {
  network.say(said);
  await expect(goAndExchange(openId())).rejects.toMatchObject(unavailable);
});

test('SOC-07 retries a network that could not be reached', async () => {
  let isDown = true;
  const adapter = openIdAdapter({
    client: { ...client, issuer: network.issuer, scope: 'openid' },
    fetch: (address, options) =>
      usualFetch(isDown ? address.replace(network.issuer, 'http://127.0.0.1:1') : address, options),
  });
  await expect(goAndExchange(adapter)).rejects.toMatchObject(unavailable);
  isDown = false;
  expect(await goAndExchange(adapter)).toMatchObject({ subject: 'joan' });
});

test('SOC-07 requests the network’s configuration once', async () => {
  const asked: string[] = [];
  const adapter = openIdAdapter({
    client: { ...client, issuer: network.issuer, scope: 'openid' },
    fetch: (address, options) => {
      asked.push(new URL(address).pathname);
      return usualFetch(address, options);
    },
  });
  await goAndExchange(adapter);
  await goAndExchange(adapter);
  expect(asked.filter((path) => path.endsWith('openid-configuration'))).toHaveLength(1);
});

/** Creates the real adapter for the addresses of the test's network. */
function userInfo(real: UserInfoNetwork): SocialProvider {
  const { issuer } = network;
  const here = {
    authorizationEndpoint: `${issuer}/authorize`,
    tokenEndpoint: `${issuer}/token`,
    userInfoEndpoint: () => `${issuer}/me`,
  };
  return userInfoAdapter({ ...real, ...here }, { client, fetch: usualFetch });
}

test('SOC-01 reads a Facebook identity without a verified email', async () => {
  network.say({
    userInfo: { id: '10', first_name: 'Joan', last_name: 'Mira', email: 'joan@example.cat' },
  });
  expect(await goAndExchange(userInfo(facebook))).toEqual({
    subject: '10',
    email: 'joan@example.cat',
    emailVerified: false,
    name: 'Joan',
    surname: 'Mira',
  });
});

test('SOC-01 reads an X identity, with an email only when confirmed', async () => {
  network.say({ userInfo: { data: { id: '20', name: 'Joan Mira', confirmed_email: 'joan@example.cat' } } });
  expect(await goAndExchange(userInfo(twitter))).toEqual({
    subject: '20',
    email: 'joan@example.cat',
    emailVerified: true,
    name: 'Joan Mira',
    surname: undefined,
  });
  network.say({ userInfo: { data: { id: '20', name: 'Joan Mira' } } });
  expect(await goAndExchange(userInfo(twitter))).toMatchObject({ email: undefined, emailVerified: false });
});

test.each([
  ['an empty object', { userInfo: {} }, refused],
  ['no user', { userInfo: { data: null } }, refused],
  ['a server error', { userInfo: {}, userInfoStatus: 503 }, unavailable],
])('W-17 rejects a network’s response of %s', async (_what, said, refusal) => {
  network.say(said);
  await expect(goAndExchange(userInfo(twitter))).rejects.toMatchObject(refusal);
});

test.each([facebook, twitter])(
  'W-17 uses state and PKCE for plain OAuth 2 too: $tokenEndpoint',
  async (real) => {
    const url = await userInfoAdapter(real, { client, fetch: usualFetch }).authorizationUrl(
      redirectUri,
      attempt,
    );
    expect(url.protocol).toBe('https:');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'ap',
      redirect_uri: redirectUri,
      response_type: 'code',
      scope: real.scope,
      state: attempt.state,
      code_challenge_method: 'S256',
    });
    await expect(goAndExchange(userInfo(real), 'wrong')).rejects.toMatchObject(refused);
  },
);
