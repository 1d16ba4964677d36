import { ValidationError } from 'yup';
import { childLogin } from '../../../src/forms/rules/account-rules.ts';
import { composed, email, PASSWORD_MAX } from '../../../src/forms/rules/rules.ts';
import { ApiError } from '../http/api-error.ts';

/** Credentials of a login. */
export interface Credentials {
  kind: 'card' | 'account';
  /** Card number, or e-mail in lower case. */
  name: string;
  secret: string;
}

export type LoginBody = { email: string; password: string } | { nick: string; password: string };

export const loginBody = {
  type: 'object',
  required: ['password'],
  properties: {
    email: { description: 'Of an adult.' },
    nick: { description: 'Number of a child’s card, as a string of digits.' },
    password: { description: 'As it was typed; of a child its PIN, a string of four digits.' },
  },
} as const;

/**
 * Reads the body, whose values must be strings: 0042 is a PIN of four digits (CLOG-14). The password rule is not
 * applied, since a legacy account may have a weaker password.
 * @throws ApiError INVALID_FIELDS
 */
export function readCredentials(body: unknown): Credentials {
  const { email: address, nick, password } = (body ?? {}) as Record<string, unknown>;
  if ((address === undefined) === (nick === undefined)) throw invalid('email');
  if (nick !== undefined) {
    const child = valid(() => childLogin.validateSync({ nick, password }, { strict: true }));
    return { kind: 'card', name: child.nick, secret: child.password };
  }
  const name = valid(() => email().validateSync(address, { strict: true }), 'email').toLowerCase();
  if (typeof password !== 'string') throw invalid('password');
  const secret = composed(password);
  if (secret === '' || [...secret].length > PASSWORD_MAX) throw invalid('password');
  return { kind: 'account', name, secret };
}

function valid<Value>(read: () => Value, field?: string): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof ValidationError) throw invalid(error.path || field || '');
    throw error;
  }
}

/** Returns an error with the field's name, never with its value. */
function invalid(field: string): ApiError {
  return new ApiError('INVALID_FIELDS', { errors: [{ errorCode: 'INVALID_FIELD', errorMessage: field }] });
}
