import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PageServer {
  origin: string;
  close(): Promise<void>;
}

/**
 * Serves `html` at one path and forwards the rest: a page injected by the browser driver would turn its cache off.
 */
export async function serveWithPage(path: string, html: string, target: () => string): Promise<PageServer> {
  const server = createServer((asked, answer) => {
    if (asked.url === path) {
      answer.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    const { method, headers } = asked;
    const handed = request(new URL(asked.url ?? '/', target()), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    handed.on('error', () => answer.destroy());
    asked.pipe(handed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
