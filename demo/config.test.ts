import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

/** Variables that production requires. */
const production = {
  NODE_ENV: 'production',
  PIN_PEPPER: 'p'.repeat(32),
  SMTP_URL: 'smtp://mail.example.cat',
  PUBLIC_URL: 'https://demo.example.cat',
  CONTACT_EMAIL: 'ajuda@example.cat',
};

test('SITE-12 reads the base path from the environment without a trailing slash', () => {
  expect(readConfig({}).basePath).toBe('');
  expect(readConfig({ BASE_PATH: '/sub/demo/' }).basePath).toBe('/sub/demo');
  for (const wrong of ['sub', '/a b', '/a//b', 'https://x.cat/'])
    expect(() => readConfig({ BASE_PATH: wrong })).toThrow('BASE_PATH');
});

test('ROLE-09 disables the showroom and sample accounts in production and rejects enabling them', () => {
  expect(readConfig(production)).toMatchObject({
    production: true,
    showroom: false,
    seed: false,
    captcha: true,
  });
  expect(() => readConfig(production, { showroom: true })).toThrow('showroom');
  expect(() => readConfig(production, { seed: true })).toThrow('sample accounts');
  expect(readConfig({})).toMatchObject({ production: false, showroom: true, seed: true });
});

test('SITE-15 W-14 rejects CAPTCHA=off in production', () => {
  expect(readConfig({ CAPTCHA: 'off' }).captcha).toBe(false);
  expect(() => readConfig({ ...production, CAPTCHA: 'off' })).toThrow('CAPTCHA=off');
});

test('W-01 requires a long enough pepper for the PINs in production', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PIN_PEPPER');
  expect(() => readConfig({ PIN_PEPPER: 'p'.repeat(31) })).toThrow('PIN_PEPPER');
  expect(readConfig({ PIN_PEPPER: 'p'.repeat(32) }).pinPepper).toBe('p'.repeat(32));
  expect(readConfig({}).pinPepper).toBeUndefined();
});

test('W-16 requires a mail server in production', () => {
  expect(() => readConfig({ ...production, SMTP_URL: '' })).toThrow('SMTP_URL is needed');
  expect(() => readConfig({ SMTP_URL: 'https://mail.example.cat' })).toThrow('SMTP_URL must look like');
  expect(() => readConfig({ MAIL_FROM: 'Apunt <a@apunt.example>\r\nBcc: all@example.cat' })).toThrow(
    'MAIL_FROM',
  );
  expect(readConfig({ SMTP_URL: 'smtps://user:secret@mail.example.cat:465' }).smtpUrl).toMatch(/^smtps:/);
  expect(readConfig({}).smtpUrl).toBeUndefined();
});

test('W-16 requires the public address in production', () => {
  expect(() => readConfig({ ...production, PUBLIC_URL: '' })).toThrow('PUBLIC_URL is needed');
  expect(readConfig({}).publicUrl).toBe('');
});

test('API-29 requires one address for contact messages in production', () => {
  expect(() => readConfig({ ...production, CONTACT_EMAIL: '' })).toThrow('CONTACT_EMAIL is needed');
  expect(readConfig(production).contactEmail).toBe('ajuda@example.cat');
  expect(readConfig({}).contactEmail).toMatch(/@apunt\.example$/);
  for (const wrong of ['ajuda', 'a@example.cat, b@example.cat', 'a@example.cat\r\nBcc: b@example.cat'])
    expect(() => readConfig({ CONTACT_EMAIL: wrong })).toThrow('CONTACT_EMAIL must be one address');
});

test('requires the reCAPTCHA secret and key together', () => {
  expect(readConfig({}).recaptcha).toBeUndefined();
  expect(() => readConfig({ RECAPTCHA_SECRET: 's' })).toThrow('go together');
  expect(() => readConfig({ RECAPTCHA_SITE_KEY: 'k' })).toThrow('go together');
  expect(readConfig({ RECAPTCHA_SECRET: 's', RECAPTCHA_SITE_KEY: 'k' }).recaptcha).toEqual({
    kind: 'v2',
    secret: 's',
    siteKey: 'k',
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  });
});

test('requires the project, key and site key of reCAPTCHA Enterprise together', () => {
  const enterprise = { RECAPTCHA_PROJECT: 'p-1', RECAPTCHA_API_KEY: 'a', RECAPTCHA_SITE_KEY: 'k' };
  expect(readConfig(enterprise).recaptcha).toEqual({
    kind: 'enterprise',
    project: 'p-1',
    apiKey: 'a',
    siteKey: 'k',
    verifyUrl: 'https://recaptchaenterprise.googleapis.com/v1',
    minScore: 0.5,
  });
  for (const name of Object.keys(enterprise))
    expect(() => readConfig({ ...enterprise, [name]: '' }), name).toThrow('go together');
  expect(() => readConfig({ ...enterprise, RECAPTCHA_SECRET: 's' })).toThrow('choose one');
  expect(() => readConfig({ ...enterprise, RECAPTCHA_PROJECT: 'a/b' })).toThrow('RECAPTCHA_PROJECT must');
});

test('RECAPTCHA_MIN_SCORE is a number from 0 to 1', () => {
  const enterprise = { RECAPTCHA_PROJECT: 'p', RECAPTCHA_API_KEY: 'a', RECAPTCHA_SITE_KEY: 'k' };
  const scoreOf = (score: string) => readConfig({ ...enterprise, RECAPTCHA_MIN_SCORE: score }).recaptcha;
  expect(scoreOf('0')).toMatchObject({ minScore: 0 });
  for (const wrong of ['-1', '1.1', 'half', '0,5']) expect(() => scoreOf(wrong)).toThrow('from 0 to 1');
});

test('checks reCAPTCHA tokens by https in production', () => {
  const local = {
    RECAPTCHA_SECRET: 's',
    RECAPTCHA_SITE_KEY: 'k',
    RECAPTCHA_VERIFY_URL: 'http://localhost:9',
  };
  expect(readConfig(local).recaptcha).toMatchObject({ verifyUrl: 'http://localhost:9' });
  expect(() => readConfig({ ...production, ...local })).toThrow('RECAPTCHA_VERIFY_URL must begin with');
});

test('takes the weather from AEMET with a key, by https in production', () => {
  const key = 'eyJhbGciOi.J9';
  expect(readConfig({}).aemet).toBeUndefined();
  expect(readConfig({ WEATHER_AEMET_KEY: key }).aemet).toEqual({
    key,
    url: 'https://opendata.aemet.es/opendata',
  });
  const local = { WEATHER_AEMET_KEY: key, WEATHER_AEMET_URL: 'http://localhost:9/opendata/' };
  expect(readConfig(local).aemet?.url).toBe('http://localhost:9/opendata');
  expect(() => readConfig({ ...production, ...local })).toThrow('WEATHER_AEMET_URL must look like https://');
  expect(() => readConfig({ WEATHER_AEMET_URL: 'https://a.cat' })).toThrow('needs WEATHER_AEMET_KEY');
  for (const wrong of ['user@a.cat', ':secret@a.cat', 'a.cat?key=secret', 'a.cat/#', 'a.cat?'])
    expect(() => readConfig({ WEATHER_AEMET_KEY: key, WEATHER_AEMET_URL: `https://${wrong}` })).toThrow(
      /^WEATHER_AEMET_URL must look like \S+, without user, query or fragment$/,
    );
  for (const wrong of ['a b', 'a\r\nb', 'clau·'])
    expect(() => readConfig({ WEATHER_AEMET_KEY: wrong })).toThrow('WEATHER_AEMET_KEY must be');
});

test.each(['-1', '65536', 'http', '80.5'])('rejects PORT %s with a message', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT must be');
});

test('defaults PORT to 4173, and 0 takes any free one', () => {
  expect([readConfig({}).port, readConfig({ PORT: '' }).port, readConfig({ PORT: '0' }).port]).toEqual([
    4173, 4173, 0,
  ]);
});

test('W-02 accepts only an origin as PUBLIC_URL', () => {
  expect(readConfig({ PUBLIC_URL: 'https://demo.example.cat/' }).publicUrl).toBe('https://demo.example.cat');
  for (const wrong of ['demo.example.cat', 'ftp://demo.example.cat', 'https://demo.example.cat/path'])
    expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow('PUBLIC_URL');
});

test('W-13 trusts forwarded addresses only as far as TRUST_PROXY says', () => {
  expect(readConfig({}).trustProxy).toBe(false);
  expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe(true);
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
  const trust = readConfig({ TRUST_PROXY: '2' }).trustProxy;
  expect(typeof trust === 'function' && [0, 1, 2].map((hop) => trust('192.0.2.1', hop))).toEqual([
    true,
    true,
    false,
  ]);
});

test('W-03 answers as specified unless UNIFORM_ANSWERS=on, and in production unless it is off', () => {
  expect(readConfig({}).uniformAnswers).toBe(false);
  expect(readConfig({ UNIFORM_ANSWERS: 'on' }).uniformAnswers).toBe(true);
  expect(readConfig(production).uniformAnswers).toBe(true);
  expect(readConfig({ ...production, UNIFORM_ANSWERS: 'off' }).uniformAnswers).toBe(false);
  expect(() => readConfig({ UNIFORM_ANSWERS: 'yes' })).toThrow('UNIFORM_ANSWERS must be on or off');
});

test('W-02 requires https in production, and names the proxies that it trusts', () => {
  expect(() => readConfig({ ...production, PUBLIC_URL: 'http://demo.example.cat' })).toThrow('https');
  expect(() => readConfig({ ...production, TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY=true is refused');
  expect(readConfig({ ...production, TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toBe('10.0.0.0/8');
});

test('ROLE-09 refuses DEMO=on in production', () => {
  expect(() => readConfig({ ...production, DEMO: 'on' })).toThrow('DEMO=on is refused');
  expect(readConfig({ ...production, DEMO: 'off' }).demo).toBe(false);
  expect(() => readConfig({ DEMO: 'true' })).toThrow('DEMO must be on or off');
});
