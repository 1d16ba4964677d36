import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

export interface Site {
  origin: string;
  close(): Promise<void>;
}

/**
 * Starts a site's web server: serves each file from the first folder that has it, and forwards `/api` to the given
 * server.
 */
export async function startSite(folders: readonly string[], api: string): Promise<Site> {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    const path = normalize(decodeURIComponent(new URL(url, 'http://site').pathname));
    if (path.startsWith('/api/')) {
      const onward = request(new URL(url, api), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(onward);
      return;
    }
    const files = folders.map((folder) => join(folder, path.endsWith('/') ? `${path}index.html` : path));
    const file = files.find((one) => existsSync(one) && statSync(one).isFile());
    if (!file) outgoing.writeHead(404, { 'cache-control': 'no-store' }).end();
    else
      outgoing
        .writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          'cache-control': path.includes('/chunks/') ? 'max-age=31536000, immutable' : 'no-cache',
        })
        .end(readFileSync(file));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
