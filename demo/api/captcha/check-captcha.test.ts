import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, Payload } from 'altcha-lib/types';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  recaptchaApiKey,
  recaptchaProject,
  recaptchaSecret,
  recaptchaSiteKey,
  recaptchaTokens,
  startRecaptcha,
} from '../../../tests/support/services/recaptcha.ts';
import type { RecaptchaEnterprise } from '../../config/recaptcha.ts';
import { type DemoConfig, readConfig } from '../../config.ts';
import type { Demo } from '../../http/start-server.ts';
import { onDatabase } from '../../testing/databases.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { minute } from '../clock/periods.ts';
import type { CaptchaAction } from './captcha.types.ts';
import { captchaSettings, checkCaptcha } from './check-captcha.ts';

const noon = new Date('2026-03-01T12:00:00Z').getTime();
const refused = { statusCode: 400, errorCode: 'INVALID_FIELDS', errors: [{ errorMessage: 'recaptcha' }] };

let now = noon;
beforeEach(() => {
  now = noon;
});

async function solve(demo: Demo | undefined, action: CaptchaAction): Promise<Payload> {
  if (!demo) throw new Error('not started');
  const answer = await new Visitor(demo.app).get(`/api/captcha/challenge?action=${action}`);
  const challenge: Challenge = answer.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('not solved');
  return { challenge, solution };
}

/** Encodes a token as the forms do. */
const tokenOf = (payload: unknown) => btoa(JSON.stringify(payload));

const check = (demo: Demo | undefined, token: string | undefined, config: Partial<DemoConfig> = {}) => {
  if (!demo) throw new Error('not started');
  const context = { db: demo.db, config: readConfig({}, { now: () => new Date(now), ...config }) };
  return checkCaptcha(context, token, 'register');
};

onDatabase((database) => {
  let demos: Demo[];

  beforeAll(async () => {
    const options = { ...(await database.fresh()), now: () => new Date(now) };
    demos = [await startApi(options)];
    if (database.isShared) demos.push(await startApi(options));
  });
  afterAll(() => Promise.all(demos?.map((demo) => demo.close()) ?? []));

  test('DEV-02 REG-27 accepts a proof once, across servers', async () => {
    const token = tokenOf(await solve(demos[0], 'register'));
    await check(demos.at(-1), token);
    for (const demo of demos) await expect(check(demo, token)).rejects.toMatchObject(refused);
  });

  test('REG-27 accepts one of ten forms sent simultaneously with the same proof', async () => {
    const token = tokenOf(await solve(demos[0], 'register'));
    const checks = Array.from({ length: 10 }, (_, n) => check(demos[n % demos.length], token));
    const results = await Promise.allSettled(checks);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('REG-27 rejects a used proof in another encoding', async () => {
    const payload = await solve(demos[0], 'register');
    await check(demos[0], tokenOf(payload));
    const { challenge, solution } = payload;
    const parameters = Object.fromEntries(Object.entries(challenge.parameters).reverse());
    const others = [
      { solution: { ...solution, time: 1, more: 'x' }, challenge: { ...challenge, parameters } },
      { ...payload, extra: 1 },
    ];
    for (const other of others) await expect(check(demos[0], tokenOf(other))).rejects.toMatchObject(refused);
  });

  test('REG-15 expires a captcha proof ten minutes after its challenge, whatever expiry it claims', async () => {
    const [early, late] = [await solve(demos[0], 'register'), await solve(demos[0], 'register')];
    expect(late.challenge.parameters.expiresAt).toBe((noon + 10 * minute) / 1000);
    now = noon + 10 * minute - 1;
    await check(demos[0], tokenOf(early));
    now = noon + 10 * minute;
    await expect(check(demos[0], tokenOf(late))).rejects.toMatchObject(refused);
    late.challenge.parameters.expiresAt = (noon + 60 * minute) / 1000;
    await expect(check(demos[0], tokenOf(late))).rejects.toMatchObject(refused);
    await check(demos[0], tokenOf(await solve(demos[0], 'register')));
    expect(await demos[0]?.db.selectFrom('used_captchas').selectAll().execute()).toHaveLength(1);
  });

  test('W-14 accepts a proof only for its action', async () => {
    const payload = await solve(demos[0], 'register-adults');
    await expect(check(demos[0], tokenOf(payload))).rejects.toMatchObject(refused);
    payload.challenge.parameters.data = { ...payload.challenge.parameters.data, action: 'register' };
    await expect(check(demos[0], tokenOf(payload))).rejects.toMatchObject(refused);
  });
});

test('W-14 draws the key that ends the work from the first on, so that none can be left out', async () => {
  const demo = await startApi();
  let tried = 0;
  let counter = 400;
  // one challenge in three qualifies, so that sixty failures in a row are practically impossible
  while (counter >= 150 && tried++ < 60) counter = (await solve(demo, 'register')).solution.counter;
  expect(counter).toBeLessThan(150);
  await demo.close();
});

test('W-14 rejects forged, easier, unsolved and unreadable proofs', async () => {
  const demo = await startApi({ now: () => new Date(now) });
  const { challenge, solution } = await solve(demo, 'register');
  const { parameters } = challenge;
  const wrong = [
    undefined,
    '',
    'off',
    'null',
    '{',
    'x'.repeat(100_000),
    ...[null, 1, [], {}, { challenge: null }, { challenge: { parameters: null } }].map(tokenOf),
    tokenOf({ challenge: { parameters }, solution }),
    tokenOf({
      challenge: { parameters: { ...parameters, cost: 1 }, signature: challenge.signature },
      solution,
    }),
    tokenOf({
      challenge: { ...challenge, signature: `${challenge.signature}`.replace(/./g, '0') },
      solution,
    }),
    tokenOf({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }),
    tokenOf({ challenge, solution: { counter: 1, derivedKey: parameters.keyPrefix } }),
    tokenOf({ challenge }),
  ];
  for (const token of wrong) await expect(check(demo, token)).rejects.toMatchObject(refused);
  await check(demo, tokenOf({ challenge, solution }));
  await demo.close();
});

test('W-14 issues challenges for known actions only and stores none', async () => {
  const demo = await startApi();
  const visitor = new Visitor(demo.app);
  const answer = await visitor.get('/api/captcha/challenge?action=contact');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json().parameters).toMatchObject({
    data: { action: 'contact' },
    expiresAt: expect.any(Number),
  });
  for (const query of ['', '?action=', '?action=login', '?action=contact&action=register'])
    expect((await visitor.get(`/api/captcha/challenge${query}`)).statusCode, query).toBe(400);
  await demo.close();
});

test('DEV-02 requires no proof with CAPTCHA=off, and tells the pages so', async () => {
  const demo = await startApi();
  await check(demo, undefined, { captcha: false });
  expect(captchaSettings({ captcha: false, recaptcha: undefined })).toEqual({ provider: 'none' });
  expect(captchaSettings(readConfig({}))).toEqual({ provider: 'altcha' });
  await demo.close();
});

test('W-14 verifies reCAPTCHA tokens at the service with the secret key', async () => {
  const asked: URLSearchParams[] = [];
  const service = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const question = new URLSearchParams(body);
    const isNew = !asked.some((before) => before.get('response') === question.get('response'));
    asked.push(question);
    if (question.get('response') === 'broken') return response.writeHead(502).end('<h1>Bad gateway</h1>');
    const success = question.get('response') === 'good' && isNew;
    return response.end(
      JSON.stringify({ success, ...(!success && { 'error-codes': ['timeout-or-duplicate'] }) }),
    );
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const verifyUrl = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
  const recaptcha = { kind: 'v2' as const, secret: 'ours', siteKey: 'k', verifyUrl };
  const demo = await startApi();

  await check(demo, 'good', { recaptcha });
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'ours', response: 'good' });
  await expect(check(demo, 'good', { recaptcha })).rejects.toMatchObject(refused);
  await expect(check(demo, '', { recaptcha })).rejects.toMatchObject(refused);
  expect(asked).toHaveLength(2);
  await expect(check(demo, 'broken', { recaptcha })).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  await new Promise((resolve) => service.close(resolve));
  await expect(check(demo, 'good', { recaptcha })).rejects.toMatchObject({ errorCode: 'UNAVAILABLE' });
  expect(captchaSettings({ captcha: true, recaptcha })).toEqual({ provider: 'recaptcha', key: 'k' });
  await demo.close();
});

describe('with the stand-in of reCAPTCHA', () => {
  let service: Awaited<ReturnType<typeof startRecaptcha>>;
  let demo: Demo;
  const enterprise = (change: Partial<RecaptchaEnterprise> = {}): RecaptchaEnterprise => ({
    kind: 'enterprise',
    siteKey: recaptchaSiteKey,
    project: recaptchaProject,
    apiKey: recaptchaApiKey,
    verifyUrl: `${service.url}/v1`,
    minScore: 0.5,
    ...change,
  });
  const v2 = (secret = recaptchaSecret) => ({
    kind: 'v2' as const,
    siteKey: recaptchaSiteKey,
    secret,
    verifyUrl: `${service.url}/recaptcha/api/siteverify`,
  });

  beforeAll(async () => {
    demo = await startApi({ now: () => new Date(now) });
  });
  beforeEach(async () => {
    service = await startRecaptcha();
  });
  afterEach(() => service.close());
  afterAll(() => demo?.close());

  test('W-14 Enterprise accepts a token of the action once', async () => {
    const recaptcha = enterprise();
    await check(demo, 'valid.1.register', { recaptcha });
    await expect(check(demo, 'valid.1.register', { recaptcha })).rejects.toMatchObject(refused);
    await check(demo, 'valid.2.REGISTER', { recaptcha });
    const { path, headers, body } = service.requests[0] ?? {};
    // addresses are logged by servers and proxies: the key must not be in them
    expect(path).toBe(`/v1/projects/${recaptchaProject}/assessments`);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-goog-api-key': recaptchaApiKey });
    expect(JSON.parse(String(body))).toEqual({
      event: { token: 'valid.1.register', siteKey: recaptchaSiteKey, expectedAction: 'register' },
    });
    expect(captchaSettings({ captcha: true, recaptcha })).toEqual({
      provider: 'recaptcha-enterprise',
      key: recaptchaSiteKey,
    });
  });

  test.each([
    ['another action', 'valid.1.contact'],
    ['a score below the least', 'bot.1.register'],
    ['an old token', 'expired.1.register'],
    ['a malformed token', recaptchaTokens.malformed],
    ['an error of the browser', 'browser-error.1.register'],
  ])('W-14 Enterprise refuses %s', async (_case, token) => {
    await expect(check(demo, token, { recaptcha: enterprise() })).rejects.toMatchObject(refused);
  });

  test('W-14 Enterprise accepts a low score if the site does', async () => {
    await check(demo, 'bot.1.register', { recaptcha: enterprise({ minScore: 0.1 }) });
  });

  test.each([
    ['a wrong API key', 'valid.1.register', { apiKey: 'other' }],
    ['another project', 'valid.1.register', { project: 'other' }],
    ['a quota', 'quota.1.register', {}],
    ['an outage', 'outage.1.register', {}],
  ])('W-14 %s of Enterprise is no refusal of the reader', async (_case, token, change) => {
    await expect(check(demo, token, { recaptcha: enterprise(change) })).rejects.toMatchObject({
      errorCode: 'UNAVAILABLE',
    });
  });

  test.each([
    ['an old token', 'expired.1.x'],
    ['a malformed token', recaptchaTokens.malformed],
  ])('W-14 v2 refuses %s', async (_case, token) => {
    await expect(check(demo, token, { recaptcha: v2() })).rejects.toMatchObject(refused);
  });

  test('W-14 a wrong secret of v2 is no refusal of the reader', async () => {
    await expect(check(demo, 'valid.1.x', { recaptcha: v2('other') })).rejects.toMatchObject({
      errorCode: 'UNAVAILABLE',
    });
  });

  test('W-14 production refuses a token of another host', async () => {
    const site = { production: true, publicUrl: 'https://demo.example.cat', pinPepper: 'p'.repeat(32) };
    const mail = { smtpUrl: 'smtp://mail.invalid', contactEmail: 'ajuda@example.cat' };
    for (const recaptcha of [enterprise(), v2()])
      await expect(
        check(demo, `valid.${recaptcha.kind === 'v2' ? 1 : 2}.register`, { recaptcha, ...site, ...mail }),
      ).rejects.toMatchObject(refused);
    await service.close();
    service = await startRecaptcha({ hostname: 'demo.example.cat' });
    await check(demo, 'valid.3.register', { recaptcha: enterprise(), ...site, ...mail });
  });

  test('BEY-11 accepts the proof of work of forms for children, and asks Google nothing', async () => {
    const token = tokenOf(await solve(demo, 'register'));
    await check(demo, token, { recaptcha: enterprise() });
    await expect(check(demo, token, { recaptcha: enterprise() })).rejects.toMatchObject(refused);
    await expect(
      check(demo, tokenOf({ challenge: { parameters: {} } }), { recaptcha: v2() }),
    ).rejects.toMatchObject(refused);
    expect(service.requests).toEqual([]);
  });
});
