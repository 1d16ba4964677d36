import { type AnySchema, object, type ValidationError } from 'yup';
import type { RuleContext } from '../../src/forms/rules/rules.ts';

const day: RuleContext = { today: '2026-11-21', minAge: 13 };

/** First error message of each invalid field. */
export function messagesOf(
  schema: AnySchema,
  values: object,
  context: Partial<RuleContext> = {},
): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false, context: { ...day, ...context } });
    return {};
  } catch (error) {
    const { inner } = error as ValidationError;
    return Object.fromEntries(inner.toReversed().map(({ path, message }) => [path, message]));
  }
}

/** Returns the message for one value, or undefined if it is valid. */
export const messageOf = (
  rule: AnySchema,
  value: unknown,
  context: Partial<RuleContext> = {},
): string | undefined => messagesOf(object({ field: rule }), { field: value }, context).field;

/** Request body of valid values. */
export const sentOf = <Schema extends AnySchema>(schema: Schema, values: object) =>
  schema.validateSync(values, { abortEarly: false, context: day });
