import { once } from 'node:events';
import { get } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { startApi } from '../testing/start-api.ts';
import { startServer } from './start-server.ts';

test('reports a port in use and starts on the next one', async () => {
  const first = await startApi();
  const port = Number(new URL(first.url).port);
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
  const demo = await startServer({ port: 0, dataDir: 'memory', logLevel: 'silent' }, async (app) => {
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

test('cuts off who has stopped reading when it closes', async () => {
  const demo = await startServer(
    { port: 0, dataDir: 'memory', logLevel: 'silent', closeWithin: 10 },
    async (app) => {
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
    },
  );
  const request = get(`${demo.url}/endless`);
  const [answer] = await once(request, 'response');
  const cut = once(answer, 'error');
  await demo.close();
  answer.resume();
  expect((await cut)[0].code).toBe('ECONNRESET');
});
