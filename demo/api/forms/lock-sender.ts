import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';

/**
 * Serialises the calls of one sender, so that only one at a time checks and stores. A repeat may arrive while the
 * first call is running.
 */
export async function lockSender(transaction: Db, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`.execute(transaction);
}
