import { createHmac } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import {
  type FacebookOptions,
  facebookAppId,
  facebookAppSecret,
  startFacebook,
} from '../../../tests/support/services/facebook.ts';
import type { StandIn } from '../../../tests/support/services/service-server.ts';
import { startX, type XOptions, xClientId } from '../../../tests/support/services/x.ts';
import { usualFetch } from './adapter-parts.ts';
import type { SocialProvider } from './social.types.ts';
import { facebook, twitter, type UserInfoNetwork, userInfoAdapter } from './user-info-adapter.ts';

const redirectUri = 'https://demo.example.cat/acces';
const attempt = { state: 'x.s', nonce: 'n'.repeat(43), codeVerifier: 'v'.repeat(43) };
/** Has characters that the form encoding of RFC 6749 changes. */
const xSecret = 'Sx-4_real.looking~Secret';

const refused = { errorCode: 'INVALID_CREDENTIALS', statusCode: 401 };
const unavailable = { errorCode: 'UNAVAILABLE', statusCode: 503 };

const started: StandIn[] = [];
afterEach(async () => {
  for (const one of started.splice(0)) await one.close();
});

/** Moves the addresses of a network to its stand-in. */
function movedTo(url: string, network: UserInfoNetwork): UserInfoNetwork {
  const move = (address: string) => address.replace(/^https:\/\/[^/]+/, url);
  return {
    ...network,
    authorizationEndpoint: move(network.authorizationEndpoint),
    tokenEndpoint: move(network.tokenEndpoint),
    userInfoEndpoint: (scope) => move(network.userInfoEndpoint(scope)),
  };
}

async function useFacebook(options: FacebookOptions = {}, clientSecret = facebookAppSecret) {
  const standIn = await startFacebook({ requiresProof: true, redirectUris: [redirectUri], ...options });
  started.push(standIn);
  const client = { clientId: facebookAppId, clientSecret };
  return { standIn, adapter: userInfoAdapter(movedTo(standIn.url, facebook), { client, fetch: usualFetch }) };
}

async function useX(options: XOptions = {}, client: { clientSecret?: string; scope?: string } = {}) {
  const standIn = await startX({ clientSecret: xSecret, redirectUris: [redirectUri], ...options });
  started.push(standIn);
  const own = { clientId: xClientId, clientSecret: xSecret, ...client };
  return {
    standIn,
    adapter: userInfoAdapter(movedTo(standIn.url, twitter), { client: own, fetch: usualFetch }),
  };
}

/** Follows the authorization request, as the browser does. */
async function comeBack(adapter: SocialProvider): Promise<URLSearchParams> {
  const there = await adapter.authorizationUrl(redirectUri, attempt);
  const answer = await fetch(there, { redirect: 'manual' });
  return new URL(answer.headers.get('location') ?? `${redirectUri}?status=${answer.status}`).searchParams;
}

async function logIn(adapter: SocialProvider) {
  const code = (await comeBack(adapter)).get('code') ?? '';
  return adapter.exchange({ ...attempt, redirectUri, code });
}

test('SOC-01 Facebook gives a name, and an e-mail that proves nothing', async () => {
  const { standIn, adapter } = await useFacebook();
  expect(await logIn(adapter)).toEqual({
    subject: '10150000000000001',
    email: 'visitor@example.com',
    emailVerified: false,
    name: 'Marina',
    surname: 'Ferrer',
  });
  const paths = standIn.requests.map(({ path }) => path.split('?')[0]);
  expect(paths).toEqual(['/v26.0/dialog/oauth', '/v26.0/oauth/access_token', '/v26.0/me']);
});

test('W-17 each request for a Facebook user has a proof of the application', async () => {
  const { standIn, adapter } = await useFacebook();
  await logIn(adapter);
  const { path, headers } = standIn.requests.at(-1) ?? { path: '', headers: {} };
  const token = String(headers.authorization).replace('Bearer ', '');
  const proof = createHmac('sha256', facebookAppSecret).update(token).digest('hex');
  expect(new URL(path, standIn.url).searchParams.get('appsecret_proof')).toBe(proof);
  expect(path).not.toContain(token);
});

test.each(['noEmail', 'hidesEmail'] as const)(
  'SOC-01 a Facebook user without an e-mail logs in: %s',
  async (person) => {
    const { standIn, adapter } = await useFacebook();
    standIn.person = person;
    expect(await logIn(adapter)).toMatchObject({ email: undefined, emailVerified: false, name: 'Marina' });
  },
);

test('W-17 Facebook’s refusal of a code is that of the login', async () => {
  const { adapter } = await useFacebook();
  const code = (await comeBack(adapter)).get('code') ?? '';
  const answer = { ...attempt, redirectUri, code };
  await adapter.exchange(answer);
  await expect(adapter.exchange(answer)).rejects.toMatchObject(refused);
  await expect(adapter.exchange({ ...answer, code: 'invented' })).rejects.toMatchObject(refused);
});

test('SOC-07 a wrong secret of the Facebook application is our fault', async () => {
  const { adapter } = await useFacebook({}, 'another');
  await expect(logIn(adapter)).rejects.toMatchObject(unavailable);
});

test('SOC-01 X gives a confirmed e-mail, asked for by scope and field', async () => {
  const { standIn, adapter } = await useX();
  expect(await logIn(adapter)).toEqual({
    subject: '2244994945',
    email: 'visitor@example.com',
    emailVerified: true,
    name: 'Marina Ferrer',
    surname: undefined,
  });
  expect(standIn.requests.at(-1)?.path).toBe('/2/users/me?user.fields=confirmed_email');
});

test('SOC-07 X gets id and secret in base64 without form encoding', async () => {
  const { standIn, adapter } = await useX();
  await logIn(adapter);
  const { authorization } = standIn.requests.at(-2)?.headers ?? {};
  expect(Buffer.from(String(authorization).replace('Basic ', ''), 'base64').toString()).toBe(
    `${xClientId}:${xSecret}`,
  );
});

test('SOC-01 an X user without a confirmed e-mail logs in', async () => {
  const { standIn, adapter } = await useX();
  standIn.person = 'noEmail';
  expect(await logIn(adapter)).toMatchObject({ email: undefined, emailVerified: false });
});

test('SOC-01 an X application without the permission for e-mails still logs users in', async () => {
  const withScope = await useX({ allowsEmail: false });
  expect(await logIn(withScope.adapter)).toMatchObject({ subject: '2244994945', email: undefined });
  const { standIn, adapter } = await useX({ allowsEmail: false }, { scope: 'tweet.read users.read' });
  expect(await logIn(adapter)).toMatchObject({ subject: '2244994945', email: undefined });
  expect(standIn.requests.at(-1)?.path).toBe('/2/users/me');
});

test('W-17 X’s refusal of a used code, or of a foreign verifier, ends the login', async () => {
  const { adapter } = await useX();
  const code = (await comeBack(adapter)).get('code') ?? '';
  const stolen = { ...attempt, redirectUri, code, codeVerifier: 'w'.repeat(43) };
  await expect(adapter.exchange(stolen)).rejects.toMatchObject(refused);
  await expect(adapter.exchange({ ...attempt, redirectUri, code })).rejects.toMatchObject(refused);
});

test('SOC-07 a wrong secret of the X application is our fault', async () => {
  const { adapter } = await useX({}, { clientSecret: 'another' });
  await expect(logIn(adapter)).rejects.toMatchObject(unavailable);
});

test('W-17 a suspended X user does not log in', async () => {
  const { standIn, adapter } = await useX();
  standIn.person = 'suspended';
  await expect(logIn(adapter)).rejects.toMatchObject(unavailable);
});

test.each([
  ['drop', unavailable],
  ['partial', unavailable],
  ['page', unavailable],
  ['unavailable', unavailable],
  ['garbage', refused],
] as const)('SOC-07 a fault of the network ends the login with an error: %s', async (fault, expected) => {
  for (const { standIn, adapter } of [await useFacebook(), await useX()]) {
    const code = (await comeBack(adapter)).get('code') ?? '';
    standIn.fault = fault;
    await expect(adapter.exchange({ ...attempt, redirectUri, code })).rejects.toMatchObject(expected);
  }
});
