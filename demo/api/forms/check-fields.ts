import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import type { RuleContext } from '../../../src/forms/rules/rules.ts';
import { formatWireDate } from '../../../src/i18n/dates.ts';
import { ApiError, type FieldError } from '../http/api-error.ts';

/** Minimum age of registration, in years (VAL-18). */
const minAge = 13;
/** Yup's error types for a missing value. */
const missing: readonly (string | undefined)[] = ['required', 'optionality', 'nullability'];

/**
 * Validates a body by the rules of the form (VAL-40).
 * @throws ApiError INVALID_FIELDS, which names every invalid field
 */
export async function checkFields<Rules extends AnyObjectSchema>(
  schema: Rules,
  body: unknown,
  now: Date,
): Promise<InferType<Rules>> {
  const context: RuleContext = { today: formatWireDate(now), minAge };
  return schema.validate(body, { abortEarly: false, context }).catch((error: unknown) => {
    throw new ApiError('INVALID_FIELDS', { errors: errorsOf(error) });
  });
}

/** Converts to one error per field; a missing value takes precedence. */
function errorsOf(error: unknown): FieldError[] {
  if (!(error instanceof ValidationError)) throw error;
  const errors = new Map<string, FieldError>();
  for (const { path = '', type } of error.inner)
    if (missing.includes(type)) errors.set(path, { errorCode: 'REQUIRED_FIELD', errorMessage: path });
    // the message names the field, never the value
    else if (!errors.has(path)) errors.set(path, { errorCode: 'INVALID_FIELD', errorMessage: path });
  return [...errors.values()];
}
