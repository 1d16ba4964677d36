import type { InferType } from 'yup';
import type { DemoContext } from '../context.ts';
import type { Caller } from '../http/caller.ts';
import { hashSecret } from '../security/passwords.ts';
import type { UserRow } from '../session/session-store.ts';
import type { registrationRules } from './account.schemas.ts';

/**
 * Creates an account whose e-mail is not validated yet. The unique key decides between simultaneous registrations,
 * and the password is always hashed, so that the response time reveals nothing (W-03).
 * @returns undefined when the e-mail is in use
 */
export async function createAccount(
  { db, config }: DemoContext,
  { name, surname, email, birthdate, password }: InferType<typeof registrationRules>,
  caller: Caller,
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values({
      type: 'adult',
      name,
      surname,
      email: email.toLowerCase(),
      birthdate,
      password_hash: await hashSecret(password, caller),
      password_is_proven: false,
      created_at: config.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}
