import { type ObjectSchema, ValidationError } from 'yup';
import type { Texts } from '../../i18n/texts.ts';
import type { RuleContext } from './rules.ts';

/** The values as they are to be sent, or the first message of each field that does not hold. */
interface Checked {
  values: Record<string, unknown>;
  errors: Record<string, { type: string; message: string }>;
}

export interface Check {
  (values: Record<string, unknown>, context: RuleContext): Promise<Checked>;
  /** Messages that only these rules have: a page with a form that is not touched needs none of them. */
  messages?: Texts;
}

/** Turns a schema into what a form asks. */
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
