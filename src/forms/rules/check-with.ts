import { type ObjectSchema, ValidationError } from 'yup';
import type { Texts } from '../../i18n/texts.ts';
import type { RuleContext } from './rules.ts';

/** Values as they are sent, or the first message of each invalid field. */
interface Checked {
  values: Record<string, unknown>;
  errors: Record<string, { type: string; message: string }>;
}

export interface Check {
  (values: Record<string, unknown>, context: RuleContext): Promise<Checked>;
  /** Messages of these rules only; a page whose form is not touched does not load them. */
  messages?: Texts;
}

/** Creates the validation function of a form from a schema. */
export function checkWith(schema: ObjectSchema<object>, messages: Texts = {}): Check {
  const check: Check = async (values, context) => {
    try {
      return { values: await schema.validate(values, { abortEarly: false, context }), errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      return { values: {}, errors: errorsOf(error) };
    }
  };
  return Object.assign(check, { messages });
}

function errorsOf({ inner }: ValidationError): Checked['errors'] {
  const errors: Checked['errors'] = {};
  for (const { path = '', type = '', message } of inner) errors[path] ??= { type, message };
  return errors;
}
