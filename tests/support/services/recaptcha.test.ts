import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  recaptchaApiKey,
  recaptchaProject,
  recaptchaScript,
  recaptchaSecret,
  recaptchaSiteKey,
  recaptchaTokens,
  startRecaptcha,
} from './recaptcha.ts';
import type { StandIn } from './service-server.ts';

let service: StandIn;
beforeEach(async () => {
  service = await startRecaptcha({ hostname: 'demo.example' });
});
afterEach(() => service.close());

const verify = async (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields);
  return (await fetch(`${service.url}/recaptcha/api/siteverify`, { method: 'POST', body })).json();
};

test('verifies a token of v2 once', async () => {
  const fields = { secret: recaptchaSecret, response: recaptchaTokens.valid };
  expect(await verify(fields)).toMatchObject({ success: true, hostname: 'demo.example' });
  expect(await verify(fields)).toEqual({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(await verify({})).toMatchObject({
    'error-codes': ['missing-input-secret', 'missing-input-response'],
  });
});

const assess = (event: object, key = recaptchaApiKey) =>
  fetch(`${service.url}/v1/projects/${recaptchaProject}/assessments?key=${key}`, {
    method: 'POST',
    body: JSON.stringify({ event }),
  });

test.each([
  [recaptchaTokens.valid, true, 'INVALID_REASON_UNSPECIFIED', 0.9],
  [recaptchaTokens.bot, true, 'INVALID_REASON_UNSPECIFIED', 0.1],
  [recaptchaTokens.expired, false, 'EXPIRED', 0],
  [recaptchaTokens.malformed, false, 'MALFORMED', 0],
])('assesses the token %s', async (token, valid, reason, score) => {
  const response = await assess({ token, siteKey: recaptchaSiteKey });
  expect(await response.json()).toMatchObject({
    tokenProperties: { valid, invalidReason: reason },
    riskAnalysis: { score },
  });
});

test('rejects a wrong API key with google.rpc.Status', async () => {
  const response = await assess({ token: 'x', siteKey: recaptchaSiteKey }, 'wrong');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
});

test('accepts an API key in the header, and records it', async () => {
  const assessWith = (key: string) =>
    fetch(`${service.url}/v1/projects/${recaptchaProject}/assessments`, {
      method: 'POST',
      headers: { 'x-goog-api-key': key },
      body: JSON.stringify({ event: { token: recaptchaTokens.valid, siteKey: recaptchaSiteKey } }),
    });
  expect((await assessWith('wrong')).status).toBe(400);
  expect((await assessWith(recaptchaApiKey)).status).toBe(200);
  expect(service.requests.map(({ headers }) => headers['x-goog-api-key'])).toEqual([
    'wrong',
    recaptchaApiKey,
  ]);
});

test('creates a script that parses', () => {
  expect(() => new Function(recaptchaScript({ enterprise: true }))).not.toThrow();
});
