import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type FacebookStandIn, facebookAppId, facebookAppSecret, startFacebook } from './facebook.ts';

const redirectUri = 'https://demo.example/back';
let facebook: FacebookStandIn;
beforeEach(async () => {
  facebook = await startFacebook({ requiresProof: true });
});
afterEach(() => facebook.close());

async function consent(): Promise<URLSearchParams> {
  const query = new URLSearchParams({
    client_id: facebookAppId,
    redirect_uri: redirectUri,
    scope: 'email',
    state: 's',
  });
  const response = await fetch(`${facebook.url}/v25.0/dialog/oauth?${query}`, { redirect: 'manual' });
  return new URL(response.headers.get('location') ?? '').searchParams;
}

async function exchange(code: string, more: Record<string, string> = {}) {
  const response = await fetch(`${facebook.url}/v25.0/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: facebookAppId,
      client_secret: facebookAppSecret,
      redirect_uri: redirectUri,
      code,
      ...more,
    }),
  });
  return (await response.json()) as { access_token: string; error?: { code: number } };
}

async function me(proof?: string) {
  const { access_token } = await exchange((await consent()).get('code') ?? '');
  const right = createHmac('sha256', facebookAppSecret).update(access_token).digest('hex');
  const query = new URLSearchParams({
    fields: 'id,name,email',
    access_token,
    appsecret_proof: proof ?? right,
  });
  return (await fetch(`${facebook.url}/v25.0/me?${query}`)).json();
}

test('sends the address of a visitor who shares it', async () => {
  expect(await me()).toMatchObject({ name: 'Marina Ferrer', email: 'visitor@example.com' });
  facebook.person = 'hidesEmail';
  expect(await me()).not.toHaveProperty('email');
});

test('rejects a wrong proof and a wrong secret', async () => {
  expect(await me('wrong')).toMatchObject({ error: { type: 'GraphMethodException', code: 100 } });
  const code = (await consent()).get('code') ?? '';
  expect(await exchange(code, { client_secret: 'wrong' })).toMatchObject({ error: { code: 1 } });
});

test('sends the reason of a refusal', async () => {
  facebook.person = 'declines';
  expect(Object.fromEntries(await consent())).toMatchObject({ error: 'access_denied', state: 's' });
});
