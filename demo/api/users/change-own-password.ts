import type { FastifyRequest } from 'fastify';
import type { DemoContext } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { callerOf } from '../http/caller.ts';
import { networkOf } from '../http/network.ts';
import { loginLimits } from '../login/login-limits.ts';
import { clearAttempts, reserveAttempt, resolveAttempt } from '../security/login-guard.ts';
import { hashQueue, hashSecret, verifySecret } from '../security/passwords.ts';
import type { UserRow } from '../session/session-store.ts';

/** New password, saved only if the previous hash is unchanged. */
export interface PasswordChange {
  before: string | null;
  password_hash: string;
}

/**
 * Changes the current user's password; requires the current password. Attempts are delayed like logins but counted
 * separately, so that a stranger who guesses at the login does not block the owner. The work is the same for an
 * account without a password, such as a social user's (PROF-22).
 * @throws ApiError INVALID_CREDENTIALS, TOO_MANY_REQUESTS, BUSY
 */
export async function changeOwnPassword(
  context: DemoContext,
  request: FastifyRequest,
  user: UserRow,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<PasswordChange> {
  const caller = callerOf(request);
  // a call refused by the queue does not count as an attempt
  hashQueue.assertCapacity(caller);
  const attempt = await reserveAttempt(context, {
    login: passwordCheckOf(user),
    network: networkOf(request),
    device: undefined,
    limits: loginLimits.account,
  });
  const isRight = await resolveAttempt(context, attempt, () =>
    verifySecret(password, user.password_hash, caller),
  );
  if (!isRight) throw new ApiError('INVALID_CREDENTIALS');
  await clearAttempts(context.db, attempt);
  return { before: user.password_hash, password_hash: await hashSecret(newPassword, caller) };
}

/** Returns the key by which the attempts are counted. */
export function passwordCheckOf({ id }: Pick<UserRow, 'id'>): string {
  return `account ${id} in its profile`;
}
