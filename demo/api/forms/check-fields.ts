import { type AnyObjectSchema, type InferType, ValidationError } from 'yup';
import type { RuleContext } from '../../../src/forms/rules/rules.ts';
import { formatWireDate } from '../../../src/i18n/dates.ts';
import { ApiError, type FieldError } from '../http/api-error.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Minimum age of registration, in years (VAL-18). */
const minAge = 13;
/** Yup's error types for a missing value. */
const missing: readonly (string | undefined)[] = ['required', 'optionality', 'nullability'];

/**
 * Validates a body by the rules of the form. Only the server also rejects common passwords (VAL-40, W-15).
 * @param chosenPassword name of the field with the new password
 * @throws ApiError INVALID_FIELDS, which names every invalid field
 */
export async function checkFields<Rules extends AnyObjectSchema>(
  schema: Rules,
  body: unknown,
  now: Date,
  chosenPassword = 'password',
): Promise<InferType<Rules>> {
  const context: RuleContext = { today: formatWireDate(now), minAge };
  const { fields, errors } = await schema.validate(body, { abortEarly: false, context }).then(
    (values) => ({ fields: values, errors: new Map<string, FieldError>() }),
    (error) => ({ fields: undefined, errors: errorsOf(error) }),
  );
  const password = (body as Record<string, unknown>)[chosenPassword];
  if (typeof password === 'string' && isCommonPassword(password) && !errors.has(chosenPassword))
    errors.set(chosenPassword, invalid(chosenPassword));
  if (!fields || errors.size > 0) throw new ApiError('INVALID_FIELDS', { errors: [...errors.values()] });
  return fields;
}

/** One error for each field; that it is missing comes first. */
function errorsOf(error: unknown): Map<string, FieldError> {
  if (!(error instanceof ValidationError)) throw error;
  const errors = new Map<string, FieldError>();
  for (const { path = '', type } of error.inner)
    if (missing.includes(type)) errors.set(path, { errorCode: 'REQUIRED_FIELD', errorMessage: path });
    else if (!errors.has(path)) errors.set(path, invalid(path));
  return errors;
}

/** Names the field, never the value. */
function invalid(field: string): FieldError {
  return { errorCode: 'INVALID_FIELD', errorMessage: field };
}
