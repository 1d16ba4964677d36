import { createHash } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startX, type XOptions, type XStandIn, xClientId, xClientSecret } from './x.ts';

const redirectUri = 'https://demo.example/back';
const verifier = 'v'.repeat(43);
let x: XStandIn;
afterEach(() => x.close());

async function consent(scope = 'users.read tweet.read users.email'): Promise<URLSearchParams> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: xClientId,
    redirect_uri: redirectUri,
    scope,
    state: 'state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const response = await fetch(`${x.url}/i/oauth2/authorize?${query}`, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').searchParams;
}

async function exchange(code: string, more: Record<string, string> = {}, secret = xClientSecret) {
  const pair = [xClientId, secret].map(encodeURIComponent).join(':');
  const response = await fetch(`${x.url}/2/oauth2/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code_verifier: verifier,
      code,
      ...more,
    }),
  });
  return (await response.json()) as { access_token?: string; error?: string };
}

async function userOf(options: XOptions = {}, scope?: string) {
  x = await startX(options);
  const { access_token } = await exchange((await consent(scope)).get('code') ?? '');
  const response = await fetch(`${x.url}/2/users/me?user.fields=confirmed_email`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return response.json();
}

test('sends the confirmed address to an app that may read it', async () => {
  expect(await userOf()).toMatchObject({ data: { confirmed_email: 'visitor@example.com' } });
});

test('sends a user without an address, with a partial error', async () => {
  const user = (await userOf({}, 'users.read tweet.read')) as { data: object; errors: object[] };
  expect(user.data).not.toHaveProperty('confirmed_email');
  expect(user.errors).toHaveLength(1);
});

test('rejects a wrong verifier, a wrong secret and a second exchange', async () => {
  x = await startX();
  const code = async () => (await consent()).get('code') ?? '';
  expect(await exchange(await code(), { code_verifier: 'w'.repeat(43) })).toMatchObject({
    error: 'invalid_request',
  });
  expect(await exchange(await code(), {}, 'wrong')).toMatchObject({ error: 'unauthorized_client' });
  const used = await code();
  await exchange(used);
  expect(await exchange(used)).toMatchObject({ error: 'invalid_request' });
});

test('sends access_denied after a refusal', async () => {
  x = await startX();
  x.person = 'declines';
  expect((await consent()).get('error')).toBe('access_denied');
});
