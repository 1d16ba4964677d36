import { sql } from 'kysely';
import type { Db } from '../api/database/database.types.ts';
import { pinPepper } from '../api/security/pin-pepper.ts';
import type { DemoConfig } from '../config.ts';
import { seedContents } from './contents.ts';
import { seedLive, seedStreams } from './live/live.ts';
import { seedNewsletters } from './newsletters.ts';
import { seedPolls } from './polls.ts';
import { seedSocialIdentities } from './social-identities.ts';
import { seedFavourites, seedUsers } from './users.ts';

/** Any number: all processes of this program use the same one for seeding. */
const seedLock = 5170217;

/** Puts the sample data where it is missing. Safe to repeat, and when two processes start at once. */
export async function seed(
  db: Db,
  config: Pick<DemoConfig, 'now' | 'basePath' | 'pinPepper'>,
): Promise<void> {
  const now = config.now();
  const pepper = await pinPepper({ db, config });
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(seedLock)})`.execute(transaction);
    await seedContents(transaction);
    await seedUsers(transaction, now, pepper);
    await seedSocialIdentities(transaction, now);
    await seedFavourites(transaction, now);
    await seedPolls(transaction, now, config.basePath);
    await seedNewsletters(transaction);
    await seedLive(transaction, now, config.basePath);
    await seedStreams(transaction, config.basePath);
  });
}
