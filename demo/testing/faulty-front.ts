import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Response of the front in place of the server's, on request of a test. */
export interface Fault {
  status: number;
  body: string;
  type?: string;
}

/** Starts a proxy that forwards all calls to another server, except those that `faultOf` responds to. */
export async function startFront(
  target: string,
  faultOf: (call: IncomingMessage) => Fault | undefined,
): Promise<{ origin: string; close(): Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    const fault = faultOf(incoming);
    if (fault) answer(incoming, outgoing, fault);
    else pass(target, incoming, outgoing);
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

function answer(incoming: IncomingMessage, outgoing: ServerResponse, { status, body, type = '' }: Fault) {
  incoming.resume();
  outgoing.writeHead(status, { 'content-type': type || 'application/xml' }).end(body);
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, headers, url = '' } = incoming;
  const call = request(`${target}${url}`, { method, headers, setHost: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  call.on('error', () => outgoing.destroy());
  incoming.pipe(call);
}
