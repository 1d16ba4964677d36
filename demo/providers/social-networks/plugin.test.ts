import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { askRaw } from '../../testing/ask-raw.ts';
import { Browser } from '../../testing/social-browser.ts';
import { startSite } from '../../testing/start-site.ts';
import { startWithNetworks } from '../../testing/start-with-networks.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startWithNetworks();
});
afterAll(() => demo?.close());

test('ROLE-09 SOC-07 has no demo network in production', async () => {
  const production = await startSite({
    production: true,
    pinPepper: 'p'.repeat(32),
    smtpUrl: 'smtp://mail.example.cat',
    publicUrl: 'https://demo.example.cat',
    contactEmail: 'ajuda@example.cat',
  });
  const path = '/demo-social/google/.well-known/openid-configuration';
  const answer = await askRaw(production.url, path, { headers: { host: 'demo.example.cat' } });
  expect(answer.status).toBe(404);
  await production.close();
});

test.each(['facebook', 'google', 'twitter', 'apple'])('SOC-07 %s is a separate issuer', async (network) => {
  const issuer = `${demo.url}/demo-social/${network}`;
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`);
  expect(await answer.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  });
});

test('SOC-07 sends the screen with the common policy, uncached', async () => {
  const reader = new Browser(demo);
  const screen = await reader.get((await reader.start('google')).href);
  const page = await reader.get(new URL(screen.headers.get('location') ?? '', demo.url).href);
  expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(await page.text()).toContain('<h1>Inicieu la sessió amb Google</h1>');
});

test('SOC-07 rejects a late or another person’s choice', async () => {
  const address = `${demo.url}/demo-social/google/interaction/unknown`;
  for (const answer of [
    await fetch(address),
    await fetch(address, { method: 'POST', body: new URLSearchParams({ identity: 'joan' }) }),
    await fetch(`${demo.url}/demo-social/google/auth/unknown`),
  ]) {
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('Esta petició ha caducat');
  }
});

test('W-17 redirects nowhere but to the client', async () => {
  const reader = new Browser(demo);
  const authorization = await reader.start('google');
  authorization.searchParams.set('redirect_uri', 'https://evil.example/acces');
  const answer = await reader.get(authorization.href);
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
});

test.each(['/demo-social/myspace/auth', '/demo-social/myspace/interaction/x'])(
  'SOC-01 returns 404 for the network at %s',
  async (path) => {
    expect((await fetch(demo.url + path)).status).toBe(404);
  },
);
