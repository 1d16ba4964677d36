import { type Selectable, sql } from 'kysely';
import { deletionTime } from '../clock/deletion-time.ts';
import { isRunningIn, minute } from '../clock/periods.ts';
import type { Db } from '../database/database.types.ts';
import type { UsersTable } from '../database/tables/account-tables.types.ts';
import { hashOfToken, newToken } from '../security/tokens.ts';

export type UserRow = Selectable<UsersTable>;

/**
 * Maximum idle and absolute time of a session. The absolute limit is for a shared computer whose logout never arrived
 * (W-24).
 */
export const idle = 2 * 60 * minute;
export const absolute = 12 * 60 * minute;
/** Minimum interval between updates of the expiry. */
const precision = minute;

/**
 * Begins a session, unless the password or the PIN has changed since the user was read. Such a change ends all
 * sessions, also this one. A lock on the user serialises the two calls.
 * @returns the token for the cookie, of which only the hash is stored; undefined when the password or PIN has changed
 */
export async function createSession(
  db: Db,
  { id, password_hash, pin_hash }: Pick<UserRow, 'id' | 'password_hash' | 'pin_hash'>,
  now: Date,
): Promise<string | undefined> {
  const token = newToken();
  await db
    .deleteFrom('sessions')
    .where('expires_at', '<=', await deletionTime(db, now))
    .execute();
  const begun = await db
    .insertInto('sessions')
    .columns(['token_hash', 'user_id', 'created_at', 'expires_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          sql<string>`${hashOfToken(token)}::text`.as('token_hash'),
          'id as user_id',
          sql<Date>`${now}::timestamptz`.as('created_at'),
          sql<Date>`${endOf(now, now)}::timestamptz`.as('expires_at'),
        ])
        .where('id', '=', id)
        .where('password_hash', 'is not distinct from', password_hash)
        .where('pin_hash', 'is not distinct from', pin_hash)
        .forShare(),
    )
    .returning('user_id')
    .executeTakeFirst();
  return begun && token;
}

/** Returns the user of a valid session, and extends the session. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<UserRow | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.created_at as begun_at', 'sessions.expires_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where(isRunningIn('sessions.expires_at', now, idle))
    .executeTakeFirst();
  if (!row) return undefined;
  const { begun_at, expires_at, ...user } = row;
  const end = endOf(begun_at, now);
  if (end.getTime() - expires_at.getTime() >= precision)
    await db
      .updateTable('sessions')
      .set({ expires_at: end })
      .where('token_hash', '=', hashOfToken(token))
      .execute();
  return user;
}

export interface HeldSession {
  user: UserRow;
  begunAt: Date;
}

/**
 * Reads and locks the user and the session until the transaction ends, for writes after slow work. The user is locked
 * first, as in all code that ends sessions.
 * @returns undefined when the session has ended
 */
export async function holdSession(
  transaction: Db,
  token: string,
  now: Date,
): Promise<HeldSession | undefined> {
  const user = await transaction
    .selectFrom('users')
    .selectAll()
    .where('id', '=', (eb) =>
      eb.selectFrom('sessions').select('user_id').where('token_hash', '=', hashOfToken(token)),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!user) return undefined;
  const session = await transaction
    .selectFrom('sessions')
    .select('created_at')
    .where('token_hash', '=', hashOfToken(token))
    .where('user_id', '=', user.id)
    .where(isRunningIn('expires_at', now, idle))
    .forUpdate()
    .executeTakeFirst();
  return session && { user, begunAt: session.created_at };
}

/** Replaces the token of a session; the previous one becomes invalid. @returns the token for the cookie */
export async function renewToken(db: Db, token: string): Promise<string> {
  const renewed = newToken();
  await db
    .updateTable('sessions')
    .set({ token_hash: hashOfToken(renewed) })
    .where('token_hash', '=', hashOfToken(token))
    .execute();
  return renewed;
}

/** Ends a session; an unknown token is not an error. */
export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOfToken(token)).execute();
}

/** Ends all sessions of a user. @param exceptToken token of a session that continues */
export async function endAllSessions(db: Db, userId: number, exceptToken?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('token_hash', '!=', exceptToken === undefined ? '' : hashOfToken(exceptToken))
    .execute();
}

function endOf(begun: Date, lastCall: Date): Date {
  return new Date(Math.min(begun.getTime() + absolute, lastCall.getTime() + idle));
}
