import type { FieldErrors, FieldValues, ResolverResult } from 'react-hook-form';
import type { ObjectSchema } from 'yup';
import { ValidationError } from 'yup';
import type { RuleContext } from './rules.ts';

/** The values as they are to be sent, or the first message of each field that does not hold. */
type Checked = ResolverResult<FieldValues, FieldValues>;

export type Check = (values: FieldValues, context: RuleContext) => Promise<Checked>;

/** Turns a schema into what a form asks. */
export function checkWith(schema: ObjectSchema<object>): Check {
  return async (values, context) => {
    try {
      return { values: await schema.validate(values, { abortEarly: false, context }), errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { values: {}, errors: errorsOf(error) };
    }
  };
}

function errorsOf({ inner }: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path = '', type = '', message } of inner) errors[path] ??= { type, message };
  return errors;
}
