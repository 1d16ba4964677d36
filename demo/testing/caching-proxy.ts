import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Shared cache according to RFC 9111, in front of a real server. It stores every `public` response by address alone,
 * for its `max-age` by the test's clock, and forwards all other calls.
 */
function cachingProxy(origin: string, clock: () => number): Server {
  const kept = new Map<string, { until: number; answer: IncomingMessage; body: Buffer }>();
  return createServer((incoming, outgoing) => {
    const key = incoming.url ?? '';
    const hit = incoming.method === 'GET' ? kept.get(key) : undefined;
    if (hit && clock() < hit.until) {
      outgoing
        .writeHead(hit.answer.statusCode ?? 0, { ...hit.answer.headers, 'x-cache': 'hit' })
        .end(hit.body);
      return;
    }
    const onward = request(
      origin + key,
      { method: incoming.method, headers: incoming.headers },
      async (answer) => {
        const body = Buffer.concat(await answer.toArray());
        const seconds = /^public, max-age=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1];
        if (incoming.method === 'GET' && seconds)
          kept.set(key, { until: clock() + Number(seconds) * 1000, answer, body });
        outgoing.writeHead(answer.statusCode ?? 0, answer.headers).end(body);
      },
    );
    incoming.pipe(onward);
  });
}

export interface RunningProxy {
  /** Address of the proxy: `http://localhost:<port>`. */
  address: string;
  close(): void;
}

/** Starts the cache in front of a server, on any free port. */
export async function startCachingProxy(origin: string, clock: () => number): Promise<RunningProxy> {
  const proxy = cachingProxy(origin, clock).listen(0, 'localhost');
  await new Promise((resolve) => proxy.once('listening', resolve));
  return {
    address: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
