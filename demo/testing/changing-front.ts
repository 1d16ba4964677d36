import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A call, with the response of the server behind. */
export interface Passing {
  method: string;
  url: string;
  sent: string;
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Starts a front end of a server whose responses a test can change. */
export async function startChangingFront(
  target: string,
  change: (passing: Passing) => Partial<Pick<Passing, 'status' | 'headers' | 'body'>> | undefined,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/' } = incoming;
    const sent = await buffer(incoming);
    const { host, connection, 'content-length': _, origin, ...rest } = incoming.headers;
    const answer = await fetch(`${target}${url}`, {
      method,
      headers: rest as Record<string, string>,
      redirect: 'manual',
      ...(sent.length > 0 && { body: sent }),
    });
    const { 'content-length': __, 'content-encoding': ___, ...headers } = Object.fromEntries(answer.headers);
    const passing: Passing = {
      method,
      url,
      sent: sent.toString(),
      status: answer.status,
      headers,
      body: await answer.text(),
    };
    const { status, headers: given, body } = { ...passing, ...change(passing) };
    outgoing.writeHead(status, given).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}
