import type { Db } from '../database/database.types.ts';

/**
 * Moment up to which old rows may be deleted: now, or after an implausible jump of the clock the moment before it
 * (database-clock.ts). What a wrong clock hides is back when the clock is right; what it deletes is lost.
 */
export async function deletionTime(db: Db, now: Date): Promise<Date> {
  const clock = await db.selectFrom('server_clock').select('deletes_until').executeTakeFirst();
  return clock && clock.deletes_until < now ? clock.deletes_until : now;
}
