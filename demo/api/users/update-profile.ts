import { type InferType, string } from 'yup';
import { profileUpdate } from '../../../src/forms/rules/profile-rules.ts';
import type { PreparedChild } from '../club/prepare-children.ts';
import { writeChildren } from '../club/write-children.ts';
import type { DemoContext } from '../context.ts';
import type { Db } from '../database/database.types.ts';
import { ApiError } from '../http/api-error.ts';
import { forgetDevices } from '../security/login-guard.ts';
import { loginOfAdult } from '../security/login-key.ts';
import { endAllSessions, holdSession, renewToken, type UserRow } from '../session/session-store.ts';
import type { PasswordChange } from './change-own-password.ts';
import { profileColumns } from './read-profile.ts';

type Fields = Pick<InferType<typeof profileUpdate>, keyof typeof profileColumns>;

export interface Update {
  /** Token of the session of the request. */
  token: string;
  fields: Fields;
  passwordChange: PasswordChange | undefined;
  /** Children to add or change; others stay unchanged (CHILD-15). */
  children: readonly PreparedChild[];
}

export interface Updated {
  user: UserRow;
  /** New token of the session, if the password has changed. */
  token: string | undefined;
}

/** Returns the rules of the form, which also sends the e-mail, although it cannot be changed here (PROF-44). */
export function rulesFor({ email }: Pick<UserRow, 'email'>) {
  const isOwn = (value: string | null | undefined) => !value || value.trim().toLowerCase() === email;
  return profileUpdate.shape({ email: string().nullable().test('own', 'email', isOwn) });
}

/**
 * Saves the given fields and children, all or nothing. It leaves other fields unchanged, so that simultaneous calls
 * do not overwrite each other.
 * @throws ApiError LOGIN_REQUIRED when the session has ended during the call; INVALID_CREDENTIALS when the password
 * has changed; NOT_FOUND, LA_COLLA_API_ERROR and INVALID_FIELDS as `writeChildren` does
 */
export function updateProfile({ db, config }: DemoContext, update: Update): Promise<Updated> {
  const { token, fields, passwordChange, children } = update;
  return db.transaction().execute(async (transaction) => {
    // locks the user, so that the second of two simultaneous calls finds the children of the first
    const session = await holdSession(transaction, token, config.now());
    if (!session) throw new ApiError('LOGIN_REQUIRED');
    if (passwordChange && passwordChange.before !== session.user.password_hash)
      throw new ApiError('INVALID_CREDENTIALS');
    if (children.length > 0) await writeChildren(transaction, { config }, session.user.id, children);
    const values = {
      ...valuesOf(fields),
      ...(passwordChange && { password_hash: passwordChange.password_hash, must_reset_password: false }),
    };
    const user = await write(transaction, session.user, values);
    return { user, token: passwordChange && (await closeOtherWays(transaction, user, token)) };
  });
}

async function write(db: Db, user: UserRow, values: Record<string, unknown>): Promise<UserRow> {
  if (Object.keys(values).length === 0) return user;
  return db
    .updateTable('users')
    .set(values)
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function valuesOf(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(profileColumns).flatMap(([field, column]) => {
      const value = fields[field as keyof typeof profileColumns];
      return value === undefined ? [] : [[column, value]];
    }),
  );
}

/** Ends everything opened with the previous password, except this session (W-16). @returns the session's new token */
async function closeOtherWays(db: Db, user: UserRow, token: string): Promise<string> {
  await endAllSessions(db, user.id, token);
  await db
    .deleteFrom('one_time_tokens')
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'reset-password')
    .execute();
  await forgetDevices(db, loginOfAdult(user));
  return renewToken(db, token);
}
