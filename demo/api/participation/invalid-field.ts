import { ApiError } from '../http/api-error.ts';

/** The refusal of a call for one of its fields. */
export const invalidField = (
  field: string,
  errorCode: 'REQUIRED_FIELD' | 'INVALID_FIELD' = 'INVALID_FIELD',
): ApiError => new ApiError('INVALID_FIELDS', { errors: [{ errorCode, errorMessage: field }] });
