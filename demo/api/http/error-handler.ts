import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFault } from '../database/database-fault.ts';
import { ApiError } from './api-error.ts';
import type { ErrorCode } from './error-codes.ts';

/** Responds to every failure in the format of API-44; logs unexpected errors and responds 500. */
export function handleError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toApiError(error);
  if (isAborted(error, request)) request.log.info('the client closed the connection');
  else if (isFault(refusal)) request.log.error({ err: error }, 'request failed');
  // a reader of files that asks for more than there is learns how much there is (RFC 9110, 15.5.17)
  if (refusal.statusCode === 416 && 'headers' in error) reply.headers(Object(error.headers));
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
  return reply
    .code(refusal.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.body()));
}

/** Returns true for a failure of the server, which is logged. A full queue that refuses a caller is not a failure. */
export const isFault = ({
  statusCode = 500,
  errorCode,
}: {
  statusCode?: number;
  errorCode?: string;
}): boolean => statusCode >= 500 && errorCode !== 'BUSY';

/** Detects that the caller has closed the connection before the answer: what fails then is no failure of the server. */
export const isAborted = (error: Error, { raw }: Pick<FastifyRequest, 'raw'>): boolean =>
  raw.socket.destroyed && (error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET'));

/**
 * Refuses addresses that the router cannot parse. No hook runs for them, so it sets the headers itself; it does not
 * repeat the address.
 */
export function refuseAddress(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) {
  const refusal = new ApiError('INVALID_ADDRESS');
  void reply
    .code(refusal.statusCode)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(refusal.body()));
}

/** Seconds before a retry when the database is away: about the duration of a failover. */
const untilBack = 5;

/** Error while the database is away, full or failing over. */
export const databaseAway = (): ApiError => new ApiError('UNAVAILABLE', { retryAfter: untilBack });

/** Detects that the account was deleted between its session check and the insert (SQLSTATE 23503). */
const isDeletedUserViolation = (error: Error): boolean =>
  'code' in error &&
  error.code === '23503' &&
  'constraint' in error &&
  String(error.constraint).endsWith('_user_id_fkey');

const codeOfStatus: Partial<Record<number, ErrorCode>> = {
  400: 'INVALID_BODY',
  // a path that leaves a folder of static files
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  412: 'PRECONDITION_FAILED',
  413: 'BODY_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  416: 'RANGE_NOT_SATISFIABLE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseFault(error)) return databaseAway();
  if (isDeletedUserViolation(error)) return new ApiError('LOGIN_REQUIRED');
  // an id of invalid form is the id of nothing
  if (error.validationContext === 'params') return new ApiError('NOT_FOUND');
  if (error.validation) return new ApiError('INVALID_FIELDS', { errors: error.validation.map(fieldError) });
  return new ApiError(codeOfStatus[error.statusCode ?? 500] ?? 'UNKNOWN_ERROR');
}

/** Returns an error with the field and the rule, never with the value. */
function fieldError({ instancePath, message, params }: NonNullable<FastifyError['validation']>[number]) {
  const missing = params.missingProperty;
  const field = typeof missing === 'string' ? missing : instancePath.slice(1).replaceAll('/', '.');
  return {
    errorCode: typeof missing === 'string' ? 'REQUIRED_FIELD' : 'INVALID_FIELD',
    errorMessage: `${field} ${message ?? ''}`.trim(),
  };
}
