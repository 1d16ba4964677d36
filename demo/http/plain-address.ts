import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api/http/api-error.ts';

/** Escapes of control characters: NUL and the like, which no keyboard types and no table keeps. */
const control = /%(?:[01][0-9a-f]|7f)/i;
/** The same without tabs and ends of lines, which a form may send in its query. */
const controlInQuery = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i;

/**
 * Refuses an address with control characters before anything reads it (API-45): files and tables would fail on it, as if the fault were the server’s.
 * @throws ApiError INVALID_ADDRESS
 */
export function requirePlainAddress({ url }: Pick<FastifyRequest, 'url'>): void {
  const [path = '', ...query] = url.split('?');
  if (control.test(path) || controlInQuery.test(query.join('?'))) throw new ApiError('INVALID_ADDRESS');
}
