import { type Kysely, sql } from 'kysely';

/** Accounts from before are believed: nobody has noted where their passwords were chosen. */
export async function provenPassword(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column password_is_proven boolean not null default true`.execute(db);
}
