import { ApiError } from '../http/api-error.ts';

/** Returns the error of a call with one invalid field. */
export const invalidField = (
  field: string,
  errorCode: 'REQUIRED_FIELD' | 'INVALID_FIELD' = 'INVALID_FIELD',
): ApiError => new ApiError('INVALID_FIELDS', { errors: [{ errorCode, errorMessage: field }] });
