import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { givenPage } from './given-page.ts';

/** Server for the tests of one file: records its requests and sends the given responses. */
export function jsonServer() {
  let body: unknown;
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers['cache-control'] ?? ''}`.trim());
    response.setHeader('connection', 'close').end(JSON.stringify(body));
  });
  beforeAll(async () => {
    // where errors are announced
    (globalThis as { document?: EventTarget }).document = new EventTarget();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    givenPage({ basePath: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
    asked.length = 0;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  return {
    asked,
    reply(next: unknown) {
      body = next;
    },
  };
}
