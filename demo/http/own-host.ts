import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api/http/api-error.ts';
import { type DemoConfig, isLoopback } from '../config.ts';

/**
 * Services that the demo simulates and calls at its own address; each accepts only signed requests, or tokens issued
 * by this server.
 */
const played = ['/store/', '/demo-social/'];

/** Health checks of load balancers and containers, which use the server's IP address and not its name. */
const probes = ['/api/health'];

/**
 * Refuses a request whose host differs from the public address, for example when a foreign name resolves to this
 * server. The response could be cached under that name, and links in mails use the address. Without a public address,
 * the names of this machine and its configured host are allowed, with any port, since a port may be forwarded. Probes
 * may use any IP address, or a name of this machine, and learn only whether the server works.
 * @throws ApiError INVALID_HOST
 */
export function requireOwnHost(
  request: Pick<FastifyRequest, 'host' | 'url'>,
  { publicUrl, listensAt, host, basePath }: Pick<DemoConfig, 'publicUrl' | 'listensAt' | 'host' | 'basePath'>,
): void {
  if (played.some((path) => request.url.startsWith(basePath + path))) return;
  const isGiven = publicUrl !== '' && publicUrl !== listensAt;
  const own = URL.parse(publicUrl);
  const asked = /[@/?#\\]/.test(request.host)
    ? null
    : URL.parse(`${own?.protocol ?? 'http:'}//${request.host}`);
  const isOwn = isGiven
    ? asked?.host === own?.host
    : asked !== null && (isLoopback(asked.hostname) || asked.hostname === host);
  if (!isOwn && !(asked && isProbe(request.url, basePath) && isAddress(asked.hostname)))
    throw new ApiError('INVALID_HOST');
}

const isProbe = (url: string, basePath: string) =>
  probes.some((path) => url.split('?', 1)[0] === basePath + path);

const isAddress = (hostname: string) => isLoopback(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
