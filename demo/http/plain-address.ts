import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api/http/api-error.ts';

/** Escapes of control characters, for example NUL: no keyboard types them and no table stores them. */
const control = /%(?:[01][0-9a-f]|7f)/i;
/** Same as `control`, except tabs and line ends, which a form may send in its query. */
const controlInQuery = /%(?:0[0-8bcef]|1[0-9a-f]|7f)/i;

/**
 * Refuses an address with control characters before it is used (API-45): files and tables would fail on it with a
 * server error.
 * @throws ApiError INVALID_ADDRESS
 */
export function requirePlainAddress({ url }: Pick<FastifyRequest, 'url'>): void {
  const [path = '', ...query] = url.split('?');
  if (control.test(path) || controlInQuery.test(query.join('?'))) throw new ApiError('INVALID_ADDRESS');
}
