import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';

/** Of calls that store what one sender has written, one at a time looks and stores: a repeat may come while the first is under way. */
export async function lockSender(transaction: Db, sender: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${sender}, 0))`.execute(transaction);
}
