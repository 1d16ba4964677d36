import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { Caller } from '../http/caller.ts';
import { forgetDevices } from '../security/login-guard.ts';
import { loginOfAdult } from '../security/login-key.ts';
import { hashSecret } from '../security/passwords.ts';
import { endAllSessions, type UserRow } from '../session/session-store.ts';
import { ownerOfToken, spendToken } from './one-time-tokens.ts';

/**
 * Sets the password with the token of the recovery mail, which also validates the e-mail, and ends all sessions (W-16).
 * @throws ApiError INVALID_FIELD of the token, when it is unknown, void, used or expired (PASS-08)
 */
export async function changePassword(
  { db, config }: DemoContext,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<UserRow> {
  const now = config.now();
  // check the token first: hashing is expensive
  if ((await ownerOfToken(db, 'reset-password', token, now)) === undefined) throw invalidToken();
  const password_hash = await hashSecret(password, caller);
  return db.transaction().execute(async (transaction) => {
    const userId = await spendToken(transaction, 'reset-password', token, now);
    if (userId === undefined) throw invalidToken();
    const user = await transaction
      .updateTable('users')
      .set((eb) => ({
        password_hash,
        password_is_proven: true,
        must_reset_password: false,
        email_validated_at: eb.fn.coalesce('email_validated_at', eb.val(now)),
      }))
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await endAllSessions(transaction, userId);
    await forgetDevices(transaction, loginOfAdult(user));
    return user;
  });
}

function invalidToken(): ApiError {
  const errorMessage = 'token: l’enllaç ha caducat o ja s’ha usat';
  return new ApiError('INVALID_FIELD', {
    message: errorMessage,
    errors: [{ errorCode: 'INVALID_FIELD', errorMessage }],
  });
}
