import type { InferType } from 'yup';
import type { DemoContext } from '../context.ts';
import { hashSecret } from '../security/passwords.ts';
import type { UserRow } from '../session/session-store.ts';
import type { registrationRules } from './account.schemas.ts';

/**
 * A new account, whose e-mail is still to be validated. The unique key of the e-mail decides between two at the same time,
 * and the password is hashed in any case, so that the time tells nothing (W-03).
 * @returns undefined when the e-mail has an account
 */
export async function createAccount(
  { db, config }: DemoContext,
  { name, surname, email, birthdate, password }: InferType<typeof registrationRules>,
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({
      type: 'adult',
      name,
      surname,
      email: email.toLowerCase(),
      birthdate,
      password_hash: await hashSecret(password),
      password_is_proven: false,
      created_at: config.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
