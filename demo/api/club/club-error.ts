import { ApiError } from '../http/api-error.ts';

/**
 * What the register of the club refuses, in its own codes: 1 a problem that may pass, 2 a child with these data exists
 * already (CLUB-25, ERR-07, ERR-08, ERR-10).
 */
export function clubError(code: 1 | 2): ApiError {
  return new ApiError('LA_COLLA_API_ERROR', { message: `API_ERROR_CODE_${code}` });
}
