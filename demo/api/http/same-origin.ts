import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts posts from pages of other sites. Such a route must trust no cookie. */
    acceptsOtherSites?: boolean;
  }
}

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses write requests that another site's page makes in a reader's browser (HTTP-16, W-11). See
 * docs/decisions/same-origin-writes.md.
 * @param publicOrigin for example `https://www.example.cat`
 * @throws ApiError CROSS_ORIGIN
 */
export function requireSameOrigin(request: FastifyRequest, publicOrigin: string): void {
  if (readMethods.has(request.method) || isSameOrigin(request, publicOrigin)) return;
  throw new ApiError('CROSS_ORIGIN');
}

function isSameOrigin(request: FastifyRequest, publicOrigin: string): boolean {
  const { 'sec-fetch-site': site, origin, cookie } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin !== undefined)
    return origin === publicOrigin || origin === `${request.protocol}://${request.host}`;
  return cookie === undefined;
}
