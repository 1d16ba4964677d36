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
