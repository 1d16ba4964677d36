import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/** The caller's address; for IPv6 the /64, which belongs to one household or office. */
export function networkOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}
