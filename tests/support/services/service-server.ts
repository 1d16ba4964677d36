/** HTTP server that all stand-ins of external services share. */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServiceRequest, ServiceResponse } from './service-response.ts';

/**
 * Faults that any service can have:
 * - `hang`: accepts the request and never responds
 * - `drop`: closes the connection without a response
 * - `partial`: closes the connection in the middle of the body
 * - `garbage`: status 200 with a body that is not in the service's format
 * - `page`: status 200 with an HTML page, as a captive portal or a proxy sends
 * - `unavailable`: status 503 with an HTML page, as a load balancer sends
 */
export type ServiceFault = 'hang' | 'drop' | 'partial' | 'garbage' | 'page' | 'unavailable';

export interface StandIn {
  /** Origin of the server, without a trailing slash. */
  url: string;
  /** All requests since the start, the oldest first. Preflight requests are included. */
  requests: ServiceRequest[];
  /** Fault of all following responses. Set `undefined` to end it. */
  fault: ServiceFault | undefined;
  close(): Promise<void>;
}

export type Respond = (request: ServiceRequest, url: URL) => ServiceResponse | Promise<ServiceResponse>;

/**
 * Starts a server on a free port of 127.0.0.1.
 * @param crossOrigin adds the CORS headers of a public service and responds to preflight requests
 */
export async function startService(respond: Respond, crossOrigin = false): Promise<StandIn> {
  const requests: ServiceRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const request = await readRequest(incoming);
    requests.push(request);
    try {
      if (crossOrigin) allowOrigins(incoming, outgoing);
      if (crossOrigin && request.method === 'OPTIONS') outgoing.writeHead(204).end();
      else if (standIn.fault) sendFault(outgoing, standIn.fault);
      else send(outgoing, request, await respond(request, new URL(request.path, standIn.url)));
    } catch (error) {
      // shows the mistake of a stand-in in the test that meets it
      outgoing.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const standIn: StandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fault: undefined,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return standIn;
}

/** Reads the credentials of a Basic `Authorization` header, with their form encoding removed (RFC 6749, 2.3.1). */
export function basicCredentials(headers: IncomingHttpHeaders): { id: string; secret: string } | undefined {
  const [, encoded] = /^Basic ([A-Za-z0-9+/=]+)$/.exec(headers.authorization ?? '') ?? [];
  if (!encoded) return undefined;
  const text = Buffer.from(encoded, 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return { id: decodeURIComponent(text.slice(0, colon)), secret: decodeURIComponent(text.slice(colon + 1)) };
}

/** Reads a bearer token. The scheme is case-insensitive (RFC 9110, 11.1). */
export function bearerToken(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function readRequest(incoming: IncomingMessage): Promise<ServiceRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const { method = 'GET', url: path = '/', headers } = incoming;
  return { method, path, headers, body: bytes.toString(), bytes };
}

function allowOrigins({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.setHeader('access-control-allow-origin', '*');
  outgoing.setHeader('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS');
  const asked = headers['access-control-request-headers'];
  if (asked) outgoing.setHeader('access-control-allow-headers', asked);
}

function send(outgoing: ServerResponse, { method }: ServiceRequest, response: ServiceResponse): void {
  const { status = 200, headers = {}, body = '' } = response;
  outgoing.writeHead(status, headers);
  outgoing.end(method === 'HEAD' ? undefined : body);
}

function sendFault(outgoing: ServerResponse, fault: ServiceFault): void {
  switch (fault) {
    case 'hang':
      return;
    case 'drop':
      outgoing.socket?.destroy();
      return;
    case 'partial':
      outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      outgoing.write('{"', () => outgoing.socket?.destroy());
      return;
    case 'garbage':
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{"unexpected":["shape"]}');
      return;
    case 'page':
      outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Log in</title>');
      return;
    case 'unavailable':
      outgoing.writeHead(503, { 'content-type': 'text/html' }).end('<!doctype html><title>503</title>');
  }
}
