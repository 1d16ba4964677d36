import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import type { AppleKey } from '../../config/social-clients.ts';
import { readConfig } from '../../config.ts';
import { Browser } from '../../testing/social-browser.ts';
import { startApi } from '../../testing/start-api.ts';
import { startWithNetworks } from '../../testing/start-with-networks.ts';
import { configuredProviders } from './social-config.ts';

const needed = {
  PIN_PEPPER: 'p'.repeat(32),
  SMTP_URL: 'smtp://mail.example.cat',
  PUBLIC_URL: 'https://demo.example.cat',
  CONTACT_EMAIL: 'ajuda@example.cat',
};

test('SOC-01 SOC-11 offers the four networks outside production on the sites for adults', () => {
  const config = readConfig({});
  const all = ['facebook', 'google', 'twitter', 'apple'];
  expect(configuredProviders(config)).toEqual(all);
  expect(configuredProviders(config, 'apunts')).toEqual(all);
  expect(configuredProviders(config, 'lacolla')).toEqual([]);
});

test('SOC-07 offers only configured networks in production', () => {
  const production = { NODE_ENV: 'production', ...needed };
  expect(configuredProviders(readConfig(production))).toEqual([]);
  const config = readConfig({
    ...production,
    SOCIAL_GOOGLE_CLIENT_ID: 'id',
    SOCIAL_GOOGLE_CLIENT_SECRET: 'secret',
    SOCIAL_APPLE_ISSUER: 'https://id.example',
    SOCIAL_APPLE_CLIENT_ID: 'apple-id',
    SOCIAL_APPLE_CLIENT_SECRET: 'apple-secret',
    SOCIAL_APPLE_SCOPE: 'openid email',
  });
  expect(configuredProviders(config)).toEqual(['google', 'apple']);
  expect(config.social.apple).toEqual({
    issuer: 'https://id.example',
    clientId: 'apple-id',
    clientSecret: 'apple-secret',
    scope: 'openid email',
  });
});

test.each([
  [{ SOCIAL_GOOGLE_CLIENT_ID: 'id' }, 'SOCIAL_GOOGLE_CLIENT_SECRET'],
  [{ SOCIAL_TWITTER_CLIENT_SECRET: 'secret' }, 'SOCIAL_TWITTER_CLIENT_ID'],
  [{ SOCIAL_APPLE_ISSUER: 'https://id.example' }, 'SOCIAL_APPLE_CLIENT_ID'],
  [
    {
      SOCIAL_GOOGLE_CLIENT_ID: 'id',
      SOCIAL_GOOGLE_CLIENT_SECRET: 's',
      SOCIAL_GOOGLE_ISSUER: 'http://id.example',
    },
    'https',
  ],
])('SOC-07 rejects a half-configured client with a clear message', (environment, word) => {
  expect(() => readConfig(environment)).toThrow(word);
});

const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
const appleKey = {
  SOCIAL_APPLE_CLIENT_ID: 'es.example.web',
  SOCIAL_APPLE_TEAM_ID: 'TEAM123456',
  SOCIAL_APPLE_KEY_ID: 'KEY1234567',
  SOCIAL_APPLE_PRIVATE_KEY: pem,
};

test.each([
  ['as it is', pem],
  ['with \\n for line breaks', pem.trim().replaceAll('\n', '\\n')],
  ['without the lines around it', pem.replace(/-----.*-----/g, '').replaceAll('\n', '')],
])('SOC-07 reads Apple’s key %s', (_how, text) => {
  const { apple } = readConfig({ ...appleKey, SOCIAL_APPLE_PRIVATE_KEY: text }).social;
  const secret = apple?.clientSecret as AppleKey;
  expect([secret.teamId, secret.keyId]).toEqual(['TEAM123456', 'KEY1234567']);
  expect(secret.privateKey.equals(privateKey)).toBe(true);
});

test.each([
  [{ SOCIAL_APPLE_KEY_ID: '' }, 'go together'],
  [{ SOCIAL_APPLE_PRIVATE_KEY: '' }, 'go together'],
  [{ SOCIAL_APPLE_CLIENT_ID: '' }, 'SOCIAL_APPLE_CLIENT_ID'],
  [{ SOCIAL_APPLE_CLIENT_SECRET: 'secret' }, 'is not needed'],
  [{ SOCIAL_APPLE_TEAM_ID: 'team' }, 'SOCIAL_APPLE_TEAM_ID'],
  [{ SOCIAL_APPLE_KEY_ID: 'AuthKey_KEY1234567.p8' }, 'SOCIAL_APPLE_KEY_ID'],
  [{ SOCIAL_APPLE_PRIVATE_KEY: pem.slice(0, 100) }, '.p8'],
  [{ SOCIAL_APPLE_PRIVATE_KEY: String(rsaKey()) }, '.p8'],
])('SOC-07 stops the start with a message without the key: %#', (change, word) => {
  const start = () => readConfig({ ...appleKey, ...change });
  expect(start).toThrow(word);
  expect(start).not.toThrow(pem.split('\n')[1]);
});

function rsaKey() {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return key.export({ type: 'pkcs8', format: 'pem' });
}

test('SOC-01 has no route for a network without a client in production', async () => {
  const google = { clientId: 'id', clientSecret: 'secret', issuer: 'https://id.example' };
  const demo = await startApi({
    production: true,
    publicUrl: 'https://demo.example.cat',
    smtpUrl: 'smtp://mail.example.cat',
    social: { google },
  });
  const start = await new Browser(demo, 'https://demo.example.cat').get(
    '/api/front/user/login/facebook/start',
  );
  expect(start.status).toBe(404);
  await demo.close();
});

test('SOC-07 completes the login behind a proxy and below a base path with the public address', async () => {
  const publicUrl = 'https://demo.example.cat';
  const demo = await startWithNetworks({ publicUrl, basePath: '/sub' });
  const reader = new Browser(demo, publicUrl);
  const authorization = await reader.start('apple');
  expect(authorization.href).toMatch('https://demo.example.cat/sub/demo-social/apple/auth?');
  expect(authorization.searchParams.get('redirect_uri')).toBe('https://demo.example.cat/sub/acces');
  const back = await reader.choose(authorization, 'joan');
  const login = await reader.send('apple', back);
  expect((await login.json()).response).toMatchObject({ id: '9' });
  const cookies = login.headers.getSetCookie().join('\n');
  expect(cookies).toMatch(/^__Host-ap-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/m);
  expect([...reader.cookies.keys()]).toContain('__Host-ap-social');
  await demo.close();
});

test('SOC-07 redirects back to the login form when the network does not respond', async () => {
  const issuer = 'http://127.0.0.1:1';
  const demo = await startWithNetworks({
    social: { google: { issuer, clientId: 'id', clientSecret: 'secret' } },
  });
  const reader = new Browser(demo);
  const back = await reader.start('google');
  expect(back.pathname).toBe('/acces');
  expect(back.searchParams.get('error')).toBe('temporarily_unavailable');
  const state = back.searchParams.get('state') ?? '';
  const answer = await reader.send('google', { code: 'x', state });
  expect([answer.status, (await answer.json()).errorCode]).toEqual([503, 'UNAVAILABLE']);
  expect((await reader.logIn('facebook', 'joan')).status).toBe(200);
  await demo.close();
});
