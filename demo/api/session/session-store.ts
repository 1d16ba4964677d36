import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, UsersTable } from '../database/database.types.ts';

export type UserRow = Selectable<UsersTable>;

const lifetimeDays = 30;

/** Begins a session. @returns the token for the cookie; only its hash is kept. */
export async function createSession(db: Db, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hash(token),
      user_id: userId,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeDays * 24 * 60 * 60 * 1000),
    })
    .execute();
  return token;
}

/** The user whose session the token opens, if it has not ended. */
export async function findSessionUser(db: Db, token: string, now: Date): Promise<UserRow | undefined> {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .where('token_hash', '=', hash(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Ends a session; an unknown token is no error. */
export async function deleteSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hash(token)).execute();
}

function hash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
