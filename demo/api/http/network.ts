import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

/** A network whose requests are counted together. */
export interface CountedNetwork {
  kind: 'network' | 'site';
  address: string;
  /** Factor of the limit of one network. */
  share: number;
}

/** A /48 is given to one site, which may be hundreds of households, so it has more room than one /64. */
export const siteShare = 4;

/**
 * The networks in which a request counts: its own, and for IPv6 the /48, whose holder may choose among 65,536 networks.
 * @param network as `networkOf` returns it
 */
export function countedNetworks(network: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  const own: CountedNetwork = { kind: 'network', address: network, share: 1 };
  if (!isIPv6(network)) return [own];
  return [own, { kind: 'site', address: normalizeIP(network, 48), share: siteShare }];
}

interface Request {
  /** Missing once the connection has been closed: the socket then has no address any more. */
  ip: string | undefined;
}

/** Results for the requests in progress, since parsing an IPv6 address is slow. */
const known = new WeakMap<Request, ReturnType<typeof countedNetworks>>();

export function networksOf(request: Request): ReturnType<typeof countedNetworks> {
  let networks = known.get(request);
  if (networks) return networks;
  networks = countedNetworks(request.ip ? normalizeIP(request.ip) : '');
  known.set(request, networks);
  return networks;
}

/** The caller's address; for IPv6 the /64, which belongs to one household or office. */
export const networkOf = (request: Request): string => networksOf(request)[0].address;
