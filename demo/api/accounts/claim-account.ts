import type { InferType } from 'yup';
import type { DemoContext } from '../context.ts';
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
 * Gives a password to a tutor that only the club knows. Nothing opens with it before the e-mail is validated (W-08).
 * The first claim wins: a later one could put another password under the link that its owner is about to follow.
 * The password is hashed in any case, so that the time tells nothing (W-03).
 */
export async function claimAccount(
  { db }: DemoContext,
  fields: InferType<typeof adultsRegistrationRules>,
): Promise<UserRow | Refusal> {
  const email = fields.email.toLowerCase();
  const password_hash = await hashSecret(fields.password);
  const claimed = await db
    .updateTable('users')
    .set({ password_hash, password_is_proven: false })
    .where('email', '=', email)
    .where('type', '=', 'adult')
    .where('password_hash', 'is', null)
    // who has proven the e-mail, by a social network for example, has an account without a password
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
