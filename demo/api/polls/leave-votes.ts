import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';

/** What somebody who goes has voted still counts; who it was, and that some votes are of one person, nobody can tell any more. */
export async function leaveVotes(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('votes')
    .set({ voter: sql<string>`'deleted:' || gen_random_uuid()`, idempotency_key: null })
    .where('voter', '=', `user:${userId}`)
    .execute();
}
