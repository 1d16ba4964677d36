import { isRunningIn } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import { hashOfToken, newToken } from '../security/tokens.ts';

const day = 24 * 60;

/**
 * Lifetime of each mail's link, in minutes. The child owns the tokens of `hand-over` (sent to the tutor) and
 * `own-account` (sent to the child). They end with the child's row, at the latest after the last step (BEY-14).
 */
export const lifetimeMinutes = {
  'validate-email': day,
  'reset-password': 60,
  'hand-over': 42 * day,
  'own-account': 28 * day,
} as const;

export type TokenPurpose = keyof typeof lifetimeMinutes;

interface Owned {
  token: string;
  userId: number;
  now: Date;
}

/** Creates a token for a mail and stores its hash. It replaces the user's previous token of the same purpose (W-16). */
export async function issueToken(db: Db, purpose: TokenPurpose, userId: number, now: Date): Promise<string> {
  const token = newToken();
  await storeToken(db, purpose, { token, userId, now });
  return token;
}

/** Stores the hash of a token that has already been mailed. The previous token is valid until then. */
export async function storeToken(
  db: Db,
  purpose: TokenPurpose,
  { token, userId, now }: Owned,
): Promise<void> {
  const row = {
    token_hash: hashOfToken(token),
    created_at: now,
    expires_at: new Date(now.getTime() + lifetimeMinutes[purpose] * 60 * 1000),
    used_at: null,
  };
  await db
    .insertInto('one_time_tokens')
    .values({ user_id: userId, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
}

/** Returns the owner of a valid token, and does not use the token up. */
export async function ownerOfToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where(isRunningIn('expires_at', now, lifetimeMinutes[purpose] * 60 * 1000))
    .executeTakeFirst();
  return row?.user_id;
}

/**
 * Uses a token up in one statement, so that only one of two simultaneous calls succeeds.
 * @returns the id of its owner; undefined when the token is unknown, replaced, used or expired
 */
export async function spendToken(
  db: Db,
  purpose: TokenPurpose,
  token: string,
  now: Date,
): Promise<number | undefined> {
  const used = await db
    .updateTable('one_time_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where(isRunningIn('expires_at', now, lifetimeMinutes[purpose] * 60 * 1000))
    .returning('user_id')
    .executeTakeFirst();
  return used?.user_id;
}
