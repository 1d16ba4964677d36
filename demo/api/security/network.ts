import { isIPv6 } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';

export { networkOf } from '../http/caller.ts';

/**
 * The larger network that a network is of: of IPv6 the /48, which one house is given and may choose its /64 from; of IPv4 none.
 * @param network as `networkOf` has it
 */
export const siteOf = (network: string): string | undefined =>
  isIPv6(network) ? normalizeIP(network, 48) : undefined;
