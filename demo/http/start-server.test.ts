import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { expect, test, vi } from 'vitest';
import { startApi } from '../testing/start-api.ts';
import type { Demo } from './start-server.ts';

const connections = ({ app }: Demo): Promise<number> =>
  promisify(app.server.getConnections.bind(app.server))();

test('reports a port in use and starts on the next one', async () => {
  // below the ports that systems give to others, one of which could take it between the two servers
  const port = 20_000 + (process.pid % 10_000);
  const first = await startApi({ port });
  await expect(startApi({ port })).rejects.toThrow(`Port ${port} is in use`);
  await first.close();
  const second = await startApi({ port });
  expect(second.url).toBe(first.url);
  await second.close();
});

test('finishes the current request before closing', async () => {
  let finish: (text: string) => void = () => {};
  const slow = new Promise<string>((resolve) => {
    finish = resolve;
  });
  let arrive: () => void = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const demo = await startApi({}, async (app) => {
    app.get('/slow', () => {
      arrive();
      return slow;
    });
  });
  const answer = fetch(`${demo.url}/slow`).then((response) => response.text());
  await arrived;
  const closed = demo.close();
  finish('done');
  expect(await answer).toBe('done');
  await closed;
  await expect(fetch(demo.url)).rejects.toThrow();
});

test('API-45 disconnects a client that never reads its response', async () => {
  const demo = await startApi({ host: '127.0.0.1', seed: false, stallWithin: 50 }, async (app) => {
    app.get('/long', async () => Buffer.alloc(64 * 1024 * 1024));
  });
  const request = get(`${demo.url}/long`);
  const [answer] = await once(request, 'response');
  const cut = once(answer, 'error');
  await vi.waitFor(async () => expect(await connections(demo)).toBe(0));
  answer.resume();
  expect((await cut)[0].code).toBe('ECONNRESET');
  await demo.close();
});

test('disconnects a client that has stopped reading when the server closes', async () => {
  const demo = await startApi({ closeWithin: 10 }, async (app) => {
    const film = Buffer.alloc(64 * 1024);
    app.get(
      '/endless',
      () =>
        new Readable({
          read() {
            this.push(film);
          },
        }),
    );
  });
  const request = get(`${demo.url}/endless`);
  const [answer] = await once(request, 'response');
  const cut = once(answer, 'error');
  await demo.close();
  answer.resume();
  expect((await cut)[0].code).toBe('ECONNRESET');
});
