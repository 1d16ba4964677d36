import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ApiError } from '../http/api-error.ts';

/** Checks of the answer itself that did not hold: state, nonce, issuer, audience, lifetime, signature. */
const unbelievable = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/**
 * What a failed exchange means for who is waiting. Nothing of the provider's words goes further.
 * @throws ApiError INVALID_CREDENTIALS for a code that is refused or an answer that cannot be believed, else UNAVAILABLE
 */
export function refuse(error: unknown): never {
  throw withCause(new ApiError(isRefused(error) ? 'INVALID_CREDENTIALS' : 'UNAVAILABLE'), error);
}

/** @throws ApiError UNAVAILABLE */
export function unavailable(error: unknown): never {
  throw withCause(new ApiError('UNAVAILABLE'), error);
}

/** A word for the log, which says nothing about anybody: the code of the library's or of the provider's error. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ResponseBodyError) return cause.error;
  if (cause instanceof ClientError && cause.code) return cause.code;
  if (error instanceof ApiError) return error.errorCode;
  return 'unknown';
}

function isRefused(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return true;
  // anything else in a token answer, such as invalid_client, is our own configuration
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof ClientError && unbelievable.has(error.code ?? '');
}

function withCause(refusal: ApiError, cause: unknown): ApiError {
  refusal.cause = cause;
  return refusal;
}
