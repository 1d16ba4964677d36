import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { ApiError } from '../http/api-error.ts';

/** Errors of failed checks of the response: state, nonce, issuer, audience, lifetime, signature. */
const unbelievable = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
]);

/**
 * Translates a failed exchange into an error for the caller, without the provider's message.
 * @throws ApiError INVALID_CREDENTIALS for a rejected code or an invalid response, else UNAVAILABLE
 */
export function refuse(error: unknown): never {
  throw withCause(new ApiError(isRefused(error) ? 'INVALID_CREDENTIALS' : 'UNAVAILABLE'), error);
}

/** @throws ApiError UNAVAILABLE */
export function unavailable(error: unknown): never {
  throw withCause(new ApiError('UNAVAILABLE'), error);
}

/** Returns an error code for the log, without personal data. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof ResponseBodyError) return cause.error;
  if (cause instanceof ClientError && cause.code) return cause.code;
  if (error instanceof ApiError) return error.errorCode;
  return 'unknown';
}

function isRefused(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return true;
  // any other error, such as invalid_client, is our own misconfiguration
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant';
  return error instanceof ClientError && unbelievable.has(error.code ?? '');
}

function withCause(refusal: ApiError, cause: unknown): ApiError {
  refusal.cause = cause;
  return refusal;
}
