import { type Kysely, sql } from 'kysely';

/** Null for the accounts from before, and for those that the house knows of otherwise: they wait for their owner as long as it takes. */
export async function unprovenFamilies(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column unproven_until timestamptz`.execute(db);
  await sql`create index users_unproven_until on users (unproven_until) where unproven_until is not null`.execute(
    db,
  );
}
