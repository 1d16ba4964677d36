import type { InferType } from 'yup';
import type { DemoContext } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import type { ErrorCode } from '../http/error-codes.ts';
import { hashSecret } from '../security/passwords.ts';
import type { UserRow } from '../session/session-store.ts';
import type { adultsRegistrationRules } from './account.schemas.ts';
import { isTutor } from './is-tutor.ts';

type Refusal = Extract<
  ErrorCode,
  'CLUB_EMAIL_NOT_EXISTS' | 'CLUB_EMAIL_ALREADY_IN_USE' | 'EMAIL_ALREADY_IN_USE'
>;

/**
 * Sets the password of a tutor known only to the club. It cannot be used before the e-mail is validated (W-08).
 * The first claim wins: a later one could replace the password just before the owner follows the link.
 * The password is always hashed, so that the response time reveals nothing (W-03).
 */
export async function claimAccount(
  { db }: DemoContext,
  fields: InferType<typeof adultsRegistrationRules>,
  caller: Caller,
): Promise<UserRow | Refusal> {
  const email = fields.email.toLowerCase();
  const password_hash = await hashSecret(fields.password, caller);
  const claimed = await db
    .updateTable('users')
    .set({ password_hash, password_is_proven: false })
    .where('email', '=', email)
    .where('type', '=', 'adult')
    .where('password_hash', 'is', null)
    // a validated e-mail without a password belongs to an account of a social network
    .where('email_validated_at', 'is', null)
    .where(isTutor)
    .returningAll()
    .executeTakeFirst();
  if (claimed) return claimed;
  const other = await db
    .selectFrom('users')
    .select((eb) => isTutor(eb).as('is_tutor'))
    .where('email', '=', email)
    .executeTakeFirst();
  if (!other) return 'CLUB_EMAIL_NOT_EXISTS';
  return other.is_tutor ? 'CLUB_EMAIL_ALREADY_IN_USE' : 'EMAIL_ALREADY_IN_USE';
}
