import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../api/database/database.types.ts';

/**
 * Waits until one statement of this database waits for a lock. Call it on a connection that is not waiting for a lock
 * itself.
 */
export async function awaitLock(db: Db): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows[0]?.count ?? 0;
  };
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
}
