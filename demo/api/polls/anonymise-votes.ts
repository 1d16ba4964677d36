import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';

/** Keeps the votes of a deleted user in the count, unlinked from the person and from each other. */
export async function anonymiseVotes(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('votes')
    .set({ voter: sql<string>`'deleted:' || gen_random_uuid()`, idempotency_key: null })
    .where('voter', '=', `user:${userId}`)
    .execute();
}
