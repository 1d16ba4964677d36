import { createPrivateKey, sign } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type AppleStandIn, appleKeyId, appleTeam, readFormPage, startApple } from './apple.ts';

const clientId = 'es.example.web';
const redirectUri = 'https://demo.example/back';

let apple: AppleStandIn;
beforeEach(async () => {
  apple = await startApple({ clientId, redirectUris: [redirectUri] });
});
afterEach(() => apple.close());

function clientSecret(more: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: appleTeam, iat: now, exp: now + 300, aud: apple.url, sub: clientId, ...more };
  const text = `${part({ alg: 'ES256', kid: appleKeyId })}.${part(claims)}`;
  const key = createPrivateKey(apple.privateKey);
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

async function consent(): Promise<URLSearchParams> {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'name email',
    state: 'a "state" & more',
  });
  const page = readFormPage(await (await fetch(`${apple.url}/auth/authorize?${query}`)).text());
  expect(page.action).toBe(redirectUri);
  return page.fields;
}

const exchange = (code: string, secret = clientSecret()) =>
  fetch(`${apple.url}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: secret,
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
    }),
  });

test('sends the name at the first consent only', async () => {
  const first = await consent();
  expect(first.get('state')).toBe('a "state" & more');
  expect(JSON.parse(first.get('user') ?? '')).toMatchObject({ email: 'visitor@example.com' });
  expect((await consent()).has('user')).toBe(false);
});

test('exchanges a code once, for an identity token with email_verified as a string', async () => {
  const code = (await consent()).get('code') ?? '';
  const { id_token } = (await (await exchange(code)).json()) as { id_token: string };
  const claims = JSON.parse(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ iss: apple.url, aud: clientId, email_verified: 'true' });
  expect(await (await exchange(code)).json()).toMatchObject({ error: 'invalid_grant' });
});

test.each([
  ['of another team', { iss: 'OTHER12345' }],
  ['of another client', { sub: 'es.example.other' }],
  ['for another service', { aud: 'https://example.org' }],
  ['that is valid for a year', { exp: Math.floor(Date.now() / 1000) + 31_536_000 }],
  ['that has expired', { exp: 1 }],
])('rejects a client secret %s', async (_case, claims) => {
  const code = (await consent()).get('code') ?? '';
  const response = await exchange(code, clientSecret(claims));
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: 'invalid_client' });
});

test('posts an error after a cancellation', async () => {
  apple.person = 'cancels';
  expect((await consent()).get('error')).toBe('user_cancelled_authorize');
});
