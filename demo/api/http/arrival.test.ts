import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { limitArrival, limitStall } from './arrival.ts';

const longest = 100;
let app: FastifyInstance;
let began: () => void;

beforeEach(async () => {
  app = Fastify();
  limitArrival(app, longest);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  const read = async (body: unknown) => text(body as IncomingMessage);
  app.put('/quick', ({ body }) => read(body));
  app.put<{ Params: { stall: string } }>('/slow/:stall', async ({ raw, body, params }) => {
    const end = limitStall(raw, Number(params.stall));
    began();
    return read(body).finally(end);
  });
  await app.listen({ port: 0 });
});
afterEach(() => app.close());

/** Sends the first of two bytes. */
function send(path: string): ClientRequest {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'video/mp4', 'content-length': 2 };
  const call = request({ port, path, method: 'PUT', headers });
  call.write('a');
  return call;
}

test('API-35 W-18 disconnects a request that arrives too slowly, but not a part with progress', async () => {
  const isBegun = new Promise<void>((resolve) => {
    began = resolve;
  });
  const slow = send('/slow/60000');
  await isBegun;
  // longer than the time limit of `slow` before its handler began
  for (let count = 0; count < 2; count++) await once(send('/quick'), 'error');
  slow.end('b');
  const [answer] = (await once(slow, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await text(answer)]).toEqual([200, 'ab']);
});

test('API-35 W-18 a part that stands still is cut off', async () => {
  began = () => {};
  const [error] = await once(send('/slow/50'), 'error');
  expect(error.code).toBe('ECONNRESET');
});
