import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api/http/api-error.ts';
import { type DemoConfig, isLoopback } from '../config.ts';

/**
 * Services that the demo simulates and calls at its own address; each accepts only signed requests or tokens issued
 * here.
 */
const played = ['/store/', '/demo-social/'];

/** Health checks of balancers and containers, which use the server's IP address and not its name. */
const probes = ['/api/health'];

/**
 * Refuses a request for another host than the public address names, as one that a foreign name leads here: what is answered
 * might be kept under that name, and links of mails follow the address. Where no address was given, the names of this machine are
 * its own, by any port, since a port may be passed on; and so is the one that it was told to listen at. A probe asks by any address, which
 * no foreign name can be, or by a name of this machine, and is told no more than whether the server works.
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
