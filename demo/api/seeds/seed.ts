import { sql } from 'kysely';
import type { Db } from '../database/database.types.ts';
import { seedContents } from './contents.ts';
import { seedPolls } from './polls.ts';
import { seedFavourites, seedUsers } from './users.ts';

/** Any number: all processes of this program use the same one for seeding. */
const seedLock = 5170217;

/** Puts the sample data where it is missing. Safe to repeat, and when two processes start at once. */
export async function seed(db: Db, { now, basePath }: { now: Date; basePath: string }): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    await seedContents(transaction);
    await seedUsers(transaction, now);
    await seedFavourites(transaction, now);
    await seedPolls(transaction, now, basePath);
  });
}
