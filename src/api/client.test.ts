import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { givenPage } from '../../tests/support/given-page.ts';
import type { Config } from '../config/config.types.ts';
import { registry } from '../storage/registry.ts';
import { ApiError, callApi, ShapeError } from './client.ts';

/** Next response of the server, set by each test. */
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const server = createServer((request, response) => answer(request, response));
const sockets = new Set<import('node:net').Socket>();
server.on('connection', (socket) => sockets.add(socket.on('close', () => sockets.delete(socket))));
let origin = '';

/** Sets the server's origin as the base path, so that calls reach it. */
const configure = (values: Partial<Config>) => givenPage({ basePath: origin, ...values });

beforeAll(async () => {
  // target of error events; the tests of the error list use a real document
  (globalThis as { document?: EventTarget }).document = new EventTarget();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => configure({}));
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => server.close(resolve));
});

const send = (status: number, body: string, type = 'application/json') => {
  answer = (_request, response) => response.writeHead(status, { 'content-type': type }).end(body);
};
const sendJson = (status: number, body: unknown) => send(status, JSON.stringify(body));
const call = (path = '/api/front/poll/1', options = {}) => callApi(path, options, (value) => value);

async function failure(path?: string, options?: object): Promise<ApiError> {
  const error = await call(path, options).then(
    () => undefined,
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error;
}
const recorded = () => registry().errors.list();

const texts = {
  server: 'An error occurred while making the request. Please try again later.',
  connection: 'Unable to connect to the server. Please try again later.',
  'not-found': 'The resource was not found on the server. Please try again later.',
  unauthorized: 'You are not authorized to perform this operation.',
  precondition: 'Precondition failed. Please try again later.',
};

describe('answers', () => {
  test('HTTP-01 HTTP-03 returns the response field of the JSON body', async () => {
    sendJson(200, { response: { id: '1' }, other: true });
    expect(await call()).toEqual({ id: '1' });
  });

  test('HTTP-03 HTTP-15 returns a body without that field', async () => {
    sendJson(200, { id: '1' });
    expect(await call()).toEqual({ id: '1' });
  });

  test('HTTP-15 returns a response field that is null, false or empty', async () => {
    for (const value of [null, false, 0, '', []]) {
      sendJson(200, { response: value });
      expect(await call()).toEqual(value);
    }
  });

  test('HTTP-15 returns primitive bodies', async () => {
    for (const value of [null, true, 7, 'text']) {
      sendJson(200, value);
      expect(await call()).toEqual(value);
    }
  });

  test('HTTP-15 returns undefined for an empty body', async () => {
    send(200, '');
    expect(await call()).toBeUndefined();
    send(204, '');
    expect(await call()).toBeUndefined();
    expect(recorded()).toEqual([]);
  });

  test('HTTP-16 sends a body as JSON, and no content type without a body', async () => {
    const seen: unknown[] = [];
    answer = async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      seen.push([request.method, request.headers['content-type'], request.headers['idempotency-key'], body]);
      response.end('{}');
    };
    await call('/api/a', { body: { name: 'Núria' } });
    await call('/api/b', { method: 'PATCH', body: { n: 1 } });
    await call('/api/c', { method: 'POST', headers: { 'Idempotency-Key': 'k' } });
    expect(seen).toEqual([
      ['POST', 'application/json', undefined, '{"name":"Núria"}'],
      ['PATCH', 'application/json', undefined, '{"n":1}'],
      ['POST', undefined, 'k', ''],
    ]);
  });

  test('API-41 SITE-12 resolves a path against the base path, never against the page', async () => {
    configure({ basePath: `${origin}/web/nova` });
    let asked: string | undefined;
    answer = (request, response) => {
      asked = request.url;
      response.end('{}');
    };
    await call('/api/front/poll/1');
    expect(asked).toBe('/web/nova/api/front/poll/1');
  });
});

describe('failures', () => {
  async function isThrownAndRecorded(status: number, type: keyof typeof texts) {
    sendJson(status, {});
    expect(await failure()).toMatchObject({ status, type });
    const message = `GET /api/front/poll/1 ${status}`;
    expect(recorded()).toEqual([{ phase: 'http', code: String(status), type, message, text: texts[type] }]);
  }

  test.each([400, 404])('HTTP-04 HTTP-08 %i: what was asked for is not there', (status) =>
    isThrownAndRecorded(status, 'not-found'),
  );

  test.each([401, 403])('HTTP-09 HTTP-13 %i: it is not allowed', (status) =>
    isThrownAndRecorded(status, 'unauthorized'),
  );

  test('HTTP-04 HTTP-10 412: a condition is not met', () => isThrownAndRecorded(412, 'precondition'));

  test.each([500, 502, 503, 504])('HTTP-04 HTTP-13 %i: the server has failed', (status) =>
    isThrownAndRecorded(status, 'server'),
  );

  test.each([409, 422, 429])('HTTP-11 %i is as if the server had failed', (status) =>
    isThrownAndRecorded(status, 'server'),
  );

  test('HTTP-06 HTTP-14 treats an httpCode of 500 or more in a 200 as a server error', async () => {
    for (const httpCode of [500, 503]) {
      sendJson(200, { httpCode, response: { id: '1' } });
      expect(await failure()).toMatchObject({ status: httpCode, type: 'server' });
    }
    expect(recorded().map(({ text }) => text)).toEqual([texts.server, texts.server]);
  });

  test('HTTP-14 accepts a smaller httpCode in a 200', async () => {
    sendJson(200, { httpCode: 499, response: 1 });
    expect(await call()).toBe(1);
  });

  test('NEWS-05 API-44 treats a list of errors in a 200 as data that were refused', async () => {
    const errors = [{ errorCode: 'EMAIL_ALREADY_IN_USE' }];
    for (const body of [{ errors }, { httpCode: 200, errors, response: true }, { response: { errors } }]) {
      sendJson(200, body);
      expect(await failure()).toMatchObject({ status: 400, body: { errors } });
    }
    expect(recorded()).toHaveLength(3);
    for (const response of [{ errors: [] }, { errors: null }, { id: '1', errors: 0 }]) {
      sendJson(200, { response, errors: [] });
      expect(await call()).toEqual(response);
    }
  });

  test('HTTP-13 passes the errorCode of the answer to the caller and to the log', async () => {
    sendJson(409, { httpCode: 409, errorCode: 'POLL_ALREADY_VOTED' });
    expect(await failure()).toMatchObject({ status: 409, code: 'POLL_ALREADY_VOTED' });
    expect(recorded()[0]?.code).toBe('POLL_ALREADY_VOTED');
  });

  test('HTTP-06 classifies an html error of a proxy by its status', async () => {
    send(503, '<html>Service Unavailable</html>', 'text/html');
    expect(await failure()).toMatchObject({ status: 503, type: 'server' });
    send(404, '<html>', 'text/html');
    expect(await failure()).toMatchObject({ status: 404, type: 'not-found' });
  });

  test('HTTP-01 rejects a 200 that is not JSON', async () => {
    for (const body of ['<html></html>', '{"options": [', 'undefined']) {
      send(200, body);
      expect(await failure()).toMatchObject({ status: 200, type: 'server' });
    }
  });

  test('HTTP-02 HTTP-07 gives up when the server does not answer in time', async () => {
    configure({ httpTimeout: 60 });
    answer = () => {};
    expect(await failure()).toMatchObject({ status: 0, type: 'timeout' });
    expect(recorded()[0]).toMatchObject({ type: 'timeout', text: texts.connection });
  });

  test('HTTP-02 HTTP-07 gives up when an answer begins and stops', async () => {
    configure({ httpTimeout: 60 });
    answer = (_request, response) => response.writeHead(200).write('{"response":');
    expect(await failure()).toMatchObject({ type: 'timeout' });
  });

  test('a call that nobody waits for any more is ended, and is no failure', async () => {
    const asking = new AbortController();
    const isLeft = new Promise((resolve) => {
      answer = (request) => {
        request.socket.on('close', resolve);
        asking.abort();
      };
    });
    const ended = { name: 'AbortError' };
    await expect(call('/api/a', { signal: asking.signal })).rejects.toMatchObject(ended);
    await isLeft;
    answer = () => expect.unreachable();
    await expect(call('/api/b', { signal: asking.signal })).rejects.toMatchObject(ended);
    expect(recorded()).toEqual([]);
  });

  test('HTTP-11 reports a refused or cut connection as a network error', async () => {
    answer = (request) => request.socket.destroy();
    expect(await failure()).toMatchObject({ status: 0, type: 'network' });
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    configure({ basePath: `http://127.0.0.1:${port}` });
    expect(await failure()).toMatchObject({ status: 0, type: 'network' });
    expect(recorded()[0]?.text).toBe(texts.connection);
  });

  test.each([
    [new ShapeError('poll'), 'GET /api/front/poll/1 200: poll has not the expected shape'],
    [new TypeError('anna@example.cat is not a function'), 'GET /api/front/poll/1 200: unreadable'],
  ])(
    'HTTP-04 HTTP-13 an answer of another shape is recorded as the server’s: %s',
    async (stumble, message) => {
      sendJson(200, { response: 'what?' });
      const reading = callApi('/api/front/poll/1', {}, () => {
        throw stumble;
      });
      await expect(reading).rejects.toBeInstanceOf(ApiError);
      expect(recorded()).toMatchObject([{ type: 'server', message }]);
    },
  );

  test('W-01 tells the caller how long the server wants it to wait', async () => {
    answer = (_request, response) => response.writeHead(429, { 'Retry-After': '90' }).end('{}');
    expect(await failure()).toMatchObject({ status: 429, retryAfter: 90 });
    answer = (_request, response) => response.writeHead(503, { 'Retry-After': '90' }).end('{"httpCode":503}');
    expect(await failure()).toMatchObject({ status: 503, retryAfter: 90 });
    answer = (_request, response) =>
      response.writeHead(503, { 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }).end();
    expect((await failure()).retryAfter).toBeUndefined();
  });

  test('HTTP-17 W-25 keeps query, body, headers and answer out of the message', async () => {
    sendJson(500, { message: 'anna@example.cat is unknown', email: 'anna@example.cat' });
    await failure('/api/front/user?email=anna@example.cat&token=t0k3n', {
      body: { password: 'Secreta123' },
      headers: { Authorization: 'Bearer t0k3n' },
    });
    expect(recorded()[0]?.message).toBe('POST /api/front/user 500');
    expect(JSON.stringify(recorded())).not.toMatch(/anna|t0k3n|Secreta/);
  });
});
