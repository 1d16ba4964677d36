import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The address of the caller; of IPv6 the /64, which one household or office has. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
