import { ApiError } from '../http/api-error.ts';

/**
 * An error in the codes of the club's register: 1 a temporary problem, 2 the child is already registered
 * (CLUB-25, ERR-07, ERR-08, ERR-10).
 */
export function clubError(code: 1 | 2): ApiError {
  return new ApiError('LA_COLLA_API_ERROR', { message: `API_ERROR_CODE_${code}` });
}
