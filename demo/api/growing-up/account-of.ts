import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { forgetDevices } from '../security/login-guard.ts';
import { loginOfAdult } from '../security/login-key.ts';
import { endAllSessions, type UserRow } from '../session/session-store.ts';

interface Details {
  password_hash: string | undefined;
  now: Date;
}

interface Account {
  id: number;
  /** True if the password chosen here opens the account. */
  isNew: boolean;
}

/**
 * Returns the account for an e-mail that has just been proven. A validated account stays as it is, and an unvalidated
 * account is taken over as after a recovery mail. A new account has no name and birthdate. The unique key decides
 * between simultaneous registrations.
 * @throws ApiError INVALID_FIELDS when it needs a password
 */
export async function accountOf(db: Db, email: string, details: Details): Promise<Account> {
  for (;;) {
    const known = await db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst();
    if (known?.email_validated_at) return { id: known.id, isNew: false };
    if (known) return takeOver(db, known, details);
    const id = await create(db, email, details);
    if (id !== undefined) return { id, isNew: true };
  }
}

/** Takes over an account whose e-mail was never proven: its old password and sessions end. */
async function takeOver(db: Db, user: UserRow, { password_hash, now }: Details): Promise<Account> {
  const own = {
    password_hash: required(password_hash),
    password_is_proven: true,
    must_reset_password: false,
    email_validated_at: now,
  };
  await db.updateTable('users').set(own).where('id', '=', user.id).execute();
  await endAllSessions(db, user.id);
  await db.deleteFrom('one_time_tokens').where('user_id', '=', user.id).execute();
  await forgetDevices(db, loginOfAdult(user));
  return { id: user.id, isNew: true };
}

async function create(db: Db, email: string, { password_hash, now }: Details): Promise<number | undefined> {
  const created = await db
    .insertInto('users')
    .values({
      type: 'adult',
      name: '',
      email,
      email_validated_at: now,
      password_hash: required(password_hash),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created?.id;
}

/** Requires a password: an account that existed when the page was read may have been deleted. */
function required(password_hash: string | undefined): string {
  if (password_hash === undefined)
    throw new ApiError('INVALID_FIELDS', {
      errors: [{ errorCode: 'REQUIRED_FIELD', errorMessage: 'password' }],
    });
  return password_hash;
}
