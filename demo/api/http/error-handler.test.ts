import { once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';

let app: FastifyInstance;
let nextLine: PromiseWithResolvers<{ level: number; msg: string }>;
let arrived: PromiseWithResolvers<FastifyRequest>;

beforeEach(() => {
  nextLine = Promise.withResolvers();
  arrived = Promise.withResolvers();
  const stream = new Writable({
    write: (line, _encoding, done) => done(void nextLine.resolve(JSON.parse(String(line)))),
  });
  app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (request) => arrived.resolve(request));
});
afterEach(() => app.close());

/** Sends a request to the app, and closes the connection once it has arrived. */
async function sendAndLeave(request: string): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  await nextLine.promise;
  nextLine = Promise.withResolvers();
  const [address] = app.addresses();
  const socket = connect(Number(address?.port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(request);
  await arrived.promise;
  socket.destroy();
}

test('W-25 logs an aborted POST as no error of the server', async () => {
  app.post('/', async () => 'ok');
  await sendAndLeave(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":',
  );
  expect(await nextLine.promise).toMatchObject({ level: 30, msg: 'the client closed the connection' });
});

test('W-25 logs work that ends with the connection as no error of the server', async () => {
  app.get('/', async (_request, reply) => {
    const ending = new AbortController();
    reply.raw.once('close', () => ending.abort());
    await once(ending.signal, 'abort');
    ending.signal.throwIfAborted();
  });
  await sendAndLeave('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await nextLine.promise).toMatchObject({ level: 30, msg: 'the client closed the connection' });
});

test('W-25 logs a fault as an error, whether or not the client still waits', async () => {
  app.get('/', async (request) => {
    await once(request.raw.socket, 'close');
    throw new TypeError('a mistake');
  });
  await sendAndLeave('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(await nextLine.promise).toMatchObject({ level: 50, msg: 'request failed' });
});
