import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Demo } from '../../http/start-server.ts';
import { openapiCheck } from '../../testing/openapi-check.ts';
import { startApi } from '../../testing/start-api.ts';
import { Visitor } from '../../testing/visitor.ts';
import { ApiError } from './api-error.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startApi({}, async (app) => {
    app.get('/failing', async () => {
      throw Object.assign(new Error('password of anna is secret'), {
        detail: 'Key (email)=(anna@example.cat)',
      });
    });
    app.get('/precondition', async () => {
      throw new ApiError('PRECONDITION_FAILED', { userId: 'opaque' });
    });
  });
});
afterAll(() => demo?.close());

test('HTTP-01 returns JSON for every response, including failures', async () => {
  for (const url of ['/api/front/poll/1', '/api/nothing/here', '/api/front/user/profile', '/api/health'])
    expect((await new Visitor(demo.app).get(url)).headers['content-type']).toMatch(/^application\/json/);
});

test('API-44 returns 404 in the error format for an unknown call', async () => {
  expect((await new Visitor(demo.app).get('/api/nothing/here')).json()).toEqual({
    httpCode: 404,
    errorCode: 'NOT_FOUND',
    errorMessage: 'No s’ha trobat el recurs.',
    errors: [],
  });
  expect((await new Visitor(demo.app).post('/api/front/poll/1')).json()).toMatchObject({ httpCode: 404 });
});

test.each(['/api/front/poll/%E0%A4%A', `/api/front/poll/${'x'.repeat(200)}`, '/api/%E0%A4%A'])(
  'API-44 returns 400 for an unreadable address without repeating it: %.30s',
  async (url) => {
    const answer = await demo.app.inject(url);
    expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_ADDRESS' });
    expect(answer.body).not.toMatch(/%E0|xxx/);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('API-44 returns 500 for a server error without internal details', async () => {
  const answer = await new Visitor(demo.app).get('/failing');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ httpCode: 500, errorCode: 'UNKNOWN_ERROR', errors: [] });
  expect(answer.body).not.toMatch(/anna|secret|Error:|\.ts/);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('HTTP-10 returns 412 for a failed precondition, with the opaque user of the error', async () => {
  const answer = await new Visitor(demo.app).get('/precondition');
  expect(answer.json()).toMatchObject({ httpCode: 412, errorCode: 'PRECONDITION_FAILED', userId: 'opaque' });
});

test('API-44 names an invalid field and its rule, not its value', async () => {
  const answer = await new Visitor(demo.app).post('/api/dev/session', {
    payload: { userId: 'secret-value' },
  });
  expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_FIELDS' });
  expect(answer.json().errors[0].errorMessage).toMatch(/^userId /);
  expect(answer.body).not.toContain('secret-value');
  const missing = await new Visitor(demo.app).post('/api/dev/session', { payload: {} });
  expect(missing.json().errors[0].errorCode).toBe('REQUIRED_FIELD');
});

test.each([
  ['text/plain', '{"userId":"7"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['application/x-www-form-urlencoded', 'userId=7', 415, 'UNSUPPORTED_MEDIA_TYPE'],
  ['application/json', '{"userId":', 400, 'INVALID_BODY'],
  ['application/json', '{"userId":"7","__proto__":{}}', 400, 'INVALID_BODY'],
  ['application/json', `{"userId":"${'7'.repeat(70_000)}"}`, 413, 'BODY_TOO_LARGE'],
])('HTTP-16 checks a body of type %s: %.20s', async (type, payload, httpCode, errorCode) => {
  const answer = await new Visitor(demo.app).post('/api/dev/session', {
    payload,
    headers: { 'content-type': type },
  });
  expect(answer.json()).toMatchObject({ httpCode, errorCode });
});

test('SITE-12 serves every call below the base path and none beside it', async () => {
  const prefixed = await startApi({ basePath: '/sub/demo' });
  expect(prefixed.url).toMatch(/^http:\/\/localhost:\d+\/sub\/demo$/);
  const visitor = new Visitor(prefixed.app);
  expect((await visitor.get('/sub/demo/api/front/poll/1')).statusCode).toBe(200);
  expect((await visitor.get('/api/front/poll/1')).statusCode).toBe(404);
  const { cookies } = await visitor.post('/sub/demo/api/front/poll/1/vote/1');
  expect(cookies[0]?.path).toBe('/sub/demo/api/front/poll');
  const { paths } = (await visitor.get('/sub/demo/api/openapi.json')).json();
  expect(Object.keys(paths).every((path) => path.startsWith('/sub/demo/api/'))).toBe(true);
  await prefixed.close();
});

test('API-41 resolves a call against the base from any page', async () => {
  const headers = { referer: 'http://localhost/perfil/meu-perfil' };
  expect((await new Visitor(demo.app).get('/api/front/poll/1', { headers })).statusCode).toBe(200);
});

test('API-45 returns 429 with Retry-After for too many calls from one address', async () => {
  const busy = await startApi({ limits: { anonymousVotesPerMinute: 60, callsPerMinute: 3 } });
  const statuses = [];
  for (let call = 0; call < 4; call++)
    statuses.push((await new Visitor(busy.app).get('/api/front/poll/1')).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const answer = await new Visitor(busy.app).get('/api/front/poll/1');
  expect(answer.json()).toMatchObject({ httpCode: 429, errorCode: 'TOO_MANY_REQUESTS' });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  await busy.close();
});

test('W-13 trusts a forwarded address only behind a trusted proxy', async () => {
  const limits = { anonymousVotesPerMinute: 1, callsPerMinute: 1000 };
  const statuses = async (trustProxy: boolean) => {
    const server = await startApi({ trustProxy, limits });
    const vote = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await new Visitor(server.app).post('/api/front/poll/1/vote/1', { headers })).statusCode;
    };
    const answers = [await vote('203.0.113.1'), await vote('203.0.113.2'), await vote('203.0.113.1')];
    await server.close();
    return answers;
  };
  expect(await statuses(false)).toEqual([200, 429, 429]);
  expect(await statuses(true)).toEqual([200, 200, 429]);
});

test('W-25 gives every response its own id, which only a trusted proxy may set', async () => {
  const id = async ({ app }: Demo, given = 'outside') =>
    (await app.inject({ url: '/api/health', headers: { 'x-request-id': given } })).headers['x-request-id'];
  const first = await id(demo);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(await id(demo)).not.toBe(first);
  const behind = await startApi({ trustProxy: true });
  expect(await id(behind)).toBe('outside');
  for (const given of ['', 'two words', 'anna@example.cat', '<b>', '"', 'à', 'x'.repeat(129)])
    expect(await id(behind, given)).toMatch(/^[0-9a-f-]{36}$/);
  await behind.close();
});

test('API-45 returns 503 for the health check when the database does not respond', async () => {
  const ill = await startApi();
  expect((await new Visitor(ill.app).get('/api/health')).json()).toEqual({ status: 'ok' });
  await ill.db.destroy();
  expect((await new Visitor(ill.app).get('/api/health')).json()).toMatchObject({
    httpCode: 503,
    errorCode: 'UNAVAILABLE',
  });
  await ill.app.close();
});

test('BEY-25 sends the strict content security policy with every response', async () => {
  for (const url of ['/api/front/poll/1', '/api/nothing', '/nothing']) {
    const policy = String((await new Visitor(demo.app).get(url)).headers['content-security-policy']);
    expect(policy.split(';')).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "media-src 'self' blob:",
      "font-src 'self'",
      "frame-src 'self' https://www.facebook.com https://www.instagram.com https://www.tiktok.com https://platform.twitter.com https://www.youtube-nocookie.com",
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types ap-html',
    ]);
  }
});

test('API-18 returns responses that match the OpenAPI document', async () => {
  const visitor = await new Visitor(demo.app).logIn('8');
  expect((await visitor.get('/api/openapi.json')).json().openapi).toBe('3.1.0');
  const mismatch = await openapiCheck(demo.app);
  const poll = '/api/front/poll/{id}';
  const vote = `${poll}/vote/{optionId}`;
  const profile = '/api/front/user/profile';
  for (const id of ['1', '2', '3', '4', '5', '6', 'unknown'])
    expect(mismatch('get', poll, await visitor.get(`/api/front/poll/${id}`)), id).toBeUndefined();
  expect(mismatch('post', vote, await visitor.vote('1', '1'))).toBeUndefined();
  expect(mismatch('post', vote, await visitor.vote('1', '1'))).toBeUndefined();
  expect(mismatch('get', profile, await visitor.get(profile))).toBeUndefined();
  expect(mismatch('get', profile, await new Visitor(demo.app).get(profile))).toBeUndefined();
  expect(mismatch('get', '/api/health', await visitor.get('/api/health'))).toBeUndefined();
});

test('BEY-01 counts a request once when it is resent after a lost connection', async () => {
  const headers = { 'idempotency-key': 'cut-off-0123456789', 'sec-fetch-site': 'same-origin' };
  const before = (await new Visitor(demo.app).get('/api/front/poll/6')).json().response.totalVotes;
  await new Promise<void>((resolve) => {
    const cut = request(`${demo.url}/api/front/poll/6/vote/1`, { method: 'POST', headers });
    cut.once('error', () => resolve());
    cut.end(() => cut.destroy(new Error('the tunnel')));
  });
  const again = await fetch(`${demo.url}/api/front/poll/6/vote/1`, { method: 'POST', headers });
  expect(again.status).toBe(200);
  const after = (await new Visitor(demo.app).get('/api/front/poll/6')).json().response.totalVotes;
  expect(after - before).toBe(1);
});
