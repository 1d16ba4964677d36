import { EventEmitter, once } from 'node:events';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { handleError } from './error-handler.ts';

let app: FastifyInstance;
const events = new EventEmitter();

beforeEach(() => {
  const stream = new Writable({
    write: (line, _encoding, done) => done(void events.emit('line', JSON.parse(String(line)))),
  });
  const logController = new LogController({ disableRequestLogging: true });
  app = Fastify({ logger: { level: 'info', stream }, logController });
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async () => void events.emit('request'));
});
afterEach(() => app.close());

/**
 * Sends a request to the app, and closes the connection once it has arrived.
 * @returns the next line of the log
 */
async function sendAndLeave(request: string): Promise<unknown> {
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const [arrived, line] = [once(events, 'request'), once(events, 'line')];
  socket.write(request);
  await arrived;
  socket.destroy();
  return (await line)[0];
}

test('W-25 logs an aborted POST as no error of the server', async () => {
  app.post('/', async () => 'ok');
  const line = await sendAndLeave(
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"a":',
  );
  expect(line).toMatchObject({ level: 30, msg: 'the client closed the connection' });
});

test('W-25 logs work that ends with the connection as no error of the server', async () => {
  app.get('/', async (_request, reply) => {
    const ending = new AbortController();
    reply.raw.once('close', () => ending.abort());
    await once(ending.signal, 'abort');
    ending.signal.throwIfAborted();
  });
  const line = await sendAndLeave('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(line).toMatchObject({ level: 30, msg: 'the client closed the connection' });
});

test('W-25 logs a fault as an error, whether or not the client still waits', async () => {
  app.get('/', async (request) => {
    await once(request.raw.socket, 'close');
    throw new TypeError('a mistake');
  });
  const line = await sendAndLeave('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(line).toMatchObject({ level: 50, msg: 'request failed' });
});
