/** Proxy in front of the demo that injects lost, cut and failed responses for tests. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type ProxyFault =
  /** Cuts the connection in the middle of the request body. */
  | 'cut'
  /** Forwards the request completely, and loses the response. */
  | 'lost'
  /** Responds with a status of the proxy and an html page, or the given body. */
  | { status: number; body?: string };

export interface Passing {
  method: string;
  path: string;
  /** Bytes of the body that were forwarded. */
  length: number;
}

export interface FaultProxy {
  origin: string;
  /** Requests that reached the demo, in order. */
  passed: Passing[];
  /** Chooses the fault of a call; none by default. */
  fault: (call: { method: string; path: string }) => ProxyFault | undefined;
  close(): Promise<void>;
}

/** @param target returns the demo's address, once it runs */
export async function startFaultProxy(target: () => string): Promise<FaultProxy> {
  const server = createServer((call, answer) => {
    pass(call, answer).catch(() => answer.destroy());
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const proxy: FaultProxy = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    passed: [],
    fault: () => undefined,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function pass(call: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = call;
    const path = url.replace(/\?.*/, '');
    const fault = proxy.fault({ method, path });
    if (fault === 'cut') {
      // its first bytes have arrived
      await Promise.race([once(call, 'data'), once(call, 'end')]);
      call.socket.destroy();
      return;
    }
    const body = await buffer(call);
    if (typeof fault === 'object') {
      answer.writeHead(fault.status, { 'content-type': 'text/html' }).end(fault.body ?? '<h1>Proxy</h1>');
      return;
    }
    const onward = request(target() + url, { method, headers }).end(body);
    const [reply] = (await once(onward, 'response')) as [IncomingMessage];
    const said = await buffer(reply);
    proxy.passed.push({ method, path, length: body.length });
    if (fault === 'lost') {
      call.socket.destroy();
      return;
    }
    answer.writeHead(reply.statusCode ?? 502, reply.headers).end(said);
  }

  return proxy;
}
